import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Elsewhere, Route, Routes } from "#web/testing/routes.tsx";
import { ADA, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { inLook } from "#web/features/learning/testing.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { OnboardingScreen } from "./onboarding-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
  await loadMessages(["funnel"]);
});

const user = { ...ADA, is_onboarded: false };
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const answered = {
  arrow: "trading",
  time_zone: zone,
  is_zone_chosen: false,
  target_lessons: 3,
  experience: "some",
  minutes_a_day: null,
};
const visited = (onboarding: boolean) => ({
  body: { visited_pages: { megaUpsell: false, upsell: false, webToApp: true, onboarding }, experiments: {} },
});
/** The storage is read again after it was written. */
const replies = (properties: object): Replies => {
  let kept = properties;
  return {
    "GET /users/u1/preferences/": visited(false),
    "POST /users/u1/preferences/": visited(true),
    "GET /user-properties/user/": () => ({ body: { properties: kept } }),
    "PATCH /user-properties/user/": ({ body }) => {
      kept = { ...kept, ...Object(body) };
      return { body: { properties: kept } };
    },
    "GET /learning-v2/v2/paths/active/": null,
    "POST /users/onboard/u1/": { body: { ...user, is_onboarded: true } },
  };
};

async function open(properties: object, entry = "/onboarding", more: Replies = {}) {
  const seen = stubServer({ ...replies(properties), ...more });
  const rendered = await renderSignedIn(
    <Routes>
      <Route path="/onboarding" element={<OnboardingScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    [entry],
    user,
  );
  return { ...rendered, seen };
}

test("S2.10 one tap answers the open question, ends the onboarding and opens the page that was wanted", async () => {
  const { screen, seen, store } = await open({ ...answered, experience: null }, "/onboarding?next=%2Fcourses");
  await expect.element(screen.getByRole("heading", { name: "How much do you already know?" })).toBeVisible();
  await screen.getByRole("button", { name: /^I know the basics/ }).click();
  await expect.element(screen.getByRole("heading", { name: "/courses" })).toBeVisible();
  expect(seen.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({ experience: "some" });
  expect(seen.filter(({ call }) => call === "POST /users/onboard/u1/")).toHaveLength(1);
  expect(seen.find(({ call }) => call === "POST /users/u1/preferences/")?.body).toEqual({
    visited_pages: { onboarding: true },
  });
  await expect.poll(() => store.getState().auth.userInfo?.is_onboarded).toBe(true);
});

test("S2.10 an answer that cannot be saved stays on its question and says so", async () => {
  const { screen } = await open({ ...answered, experience: null }, "/onboarding", {
    "PATCH /user-properties/user/": null,
  });
  await screen.getByRole("button", { name: /^I’m new to this/ }).click();
  await expect.element(screen.getByText(/^Your answer wasn’t saved/)).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: /^I’m new to this/ }))
    .toHaveAttribute("aria-pressed", "false");
});

test("S2.12 S4.06 S7.12 with every question answered before it ends by itself; without a path it leads to the map", async () => {
  const { screen, seen } = await open(answered, "/onboarding?step=daily");
  await expect.element(screen.getByRole("heading", { name: "/learn" })).toBeVisible();
  expect(seen.filter(({ call }) => call === "POST /users/u1/preferences/")).toHaveLength(1);
});

test("S4.06 who was here before goes on to the wanted page", async () => {
  const { screen } = await open(answered, "/onboarding?next=%2Fcourses", {
    "GET /users/u1/preferences/": visited(true),
  });
  await expect.element(screen.getByRole("heading", { name: "/courses" })).toBeVisible();
});

test.each([
  ["light", "en"],
  ["dark", "ar"],
] as const)("axe finds nothing, %s, %s", async (theme, language) => {
  await inLook({ theme, language });
  await loadMessages(["funnel"]);
  const { screen } = await open(answered, "/onboarding?step=experience");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible("screen");
});
