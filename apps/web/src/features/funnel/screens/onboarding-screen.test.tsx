import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Route, Routes, useLocation } from "react-router";
import { ADA, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { inLook } from "#web/features/learning/testing.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { OnboardingScreen } from "./onboarding-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
  await loadMessages(["funnel"]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropAccessToken();
});

const user = { ...ADA, is_onboarded: false };
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const answered = { arrow: "trading", time_zone: zone, target_lessons: 3, experience: "some", minutes_a_day: 20 };
const plan = {
  lessons_per_day: 2,
  minutes_per_day: 16,
  days_per_week: 5,
  lessons_left: 10,
  minutes_left: 80,
  finish_on: "2026-11-28",
  first_course: { id: "c", title: "Foundations" },
  offers_placement: true,
};
const visited = (onboarding: boolean) => ({
  body: { visited_pages: { megaUpsell: false, upsell: false, webToApp: true, onboarding }, experiments: {} },
});
/** What is kept is read again after it was written. */
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
    "GET /profile/study-plan/": { body: plan },
    "POST /users/onboard/u1/": { body: { ...user, is_onboarded: true } },
  };
};

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

async function open(properties: object, entry = "/onboarding", more: Replies = {}) {
  const seen = stubServer({ ...replies(properties), ...more });
  const rendered = await renderInApp(
    <Routes>
      <Route path="/onboarding" element={<OnboardingScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    [entry],
  );
  beginSession(rendered.store.dispatch, { access_token: "access", expires_in: 600, user });
  return { ...rendered, seen };
}

test("S2.10 it goes on with the first question that has no answer, and keeps the answer before the next", async () => {
  const { screen, seen } = await open({ ...answered, experience: null, minutes_a_day: null });
  await expect.element(screen.getByRole("heading", { name: "How much do you already know?" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Continue" })).toBeDisabled();
  await screen.getByRole("radio", { name: /^I know the basics/ }).click({ force: true });
  await expect.element(screen.getByRole("button", { name: "Continue" })).toBeEnabled();
  await expect.element(screen.getByRole("radio", { name: /^I know the basics/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "How much time can you spare a day?" })).toBeVisible();
  expect(seen.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({ experience: "some" });
});

test("S2.10 an answer that cannot be kept stays on its question and says so", async () => {
  const { screen } = await open({ ...answered, experience: null }, "/onboarding", {
    "PATCH /user-properties/user/": null,
  });
  await screen.getByRole("radio", { name: /^I’m new to this/ }).click({ force: true });
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByText(/^Your answer wasn’t saved/)).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: /^I’m new to this/ })).toBeChecked();
});

test("S2.12 S4.06 S7.12 the last answer ends the onboarding and leads to the plan, with the page that was wanted", async () => {
  const { screen, seen, store } = await open(answered, "/onboarding?step=daily&next=%2Fcourses");
  await expect.element(screen.getByRole("radio", { name: /2 lessons a day.*Fits your time/ })).toBeChecked();
  await screen.getByRole("radio", { name: /^4 lessons a day/ }).click({ force: true });
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByRole("heading", { name: "/plan?next=%2Fcourses" })).toBeVisible();
  // More lessons than fit take more minutes, so that goal and plan agree.
  expect(seen.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({ target_lessons: 4, minutes_a_day: 32 });
  expect(seen.map(({ call }) => call)).toContain("POST /users/onboard/u1/");
  expect(seen.find(({ call }) => call === "POST /users/u1/preferences/")?.body).toEqual({
    visited_pages: { onboarding: true },
  });
  expect(store.getState().auth.userInfo?.is_onboarded).toBe(true);
});

test("S4.06 who was here before goes on to the wanted page", async () => {
  const { screen } = await open(answered, "/onboarding?next=%2Fcourses", {
    "GET /users/u1/preferences/": visited(true),
  });
  await expect.element(screen.getByRole("heading", { name: "/courses" })).toBeVisible();
});

test.each([
  ["light", "en", "experience"],
  ["dark", "ar", "minutes"],
  ["dark", "en", "zone"],
  ["light", "ar", "daily"],
] as const)("axe finds nothing, %s, %s, %s", async (theme, language, step) => {
  await inLook({ theme, language });
  await loadMessages(["funnel"]);
  const { screen } = await open(answered, `/onboarding?step=${step}`);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible("screen");
});
