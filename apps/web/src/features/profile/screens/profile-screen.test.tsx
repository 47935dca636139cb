import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ADA, refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

beforeEach(() => loadMessages(["profile"]));

const properties = {
  arrow: "investing",
  time_zone: "Asia/Tokyo",
  is_zone_chosen: false,
  target_lessons: 9,
  experience: null,
  minutes_a_day: null,
};
const component = (id: string, completed_at: string, over = {}) => ({
  id,
  completed_at,
  type: "lesson",
  course_id: "c",
  is_excellent: false,
  by: "learning",
  ...over,
});
const learned = [
  component("a", "2026-11-20T08:00:00.000Z", { is_excellent: true }),
  component("b", "2026-11-19T08:00:00.000Z"),
  component("q", "2026-11-18T08:00:00.000Z", { type: "quiz" }),
];
const profile = {
  username: "ada",
  name: null,
  avatar_url: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  avatar_id: "fox",
  joined_at: ADA.registered_at,
  stats: { lessons: 2, quizzes: 1, xp: 1240, active_days: 3 },
};
const replies = {
  "GET /auth/security/": { body: { has_password: true, is_email_verified: true, pending_email: null } },
  "GET /subscriptions/users/u1": { body: { has_access: true, until: null, products: ["app"] } },
  "GET /users/erasure-requests": { body: { erase_on: null } },
  "GET /achievements/v3/recent/": { body: { recent: [], earned: 0, total: 126 } },
  "GET /v2/notifications/unread/": { body: { unread: 2 } },
  "GET /profile/": { body: profile },
  "GET /user-properties/user/": { body: { properties } },
  "GET /learning-v2/completed-components/": { body: { components: learned } },
  "GET /learning-v2/v2/daily-goal/": {
    body: { target_lessons: 9, completed_lessons: 2, local_date: "2026-11-21" },
  },
};

async function open(more: Replies = {}) {
  const seen = stubServer({ ...replies, ...more });
  const rendered = await renderSignedIn(<ProfileScreen />, ["/profile"]);
  return { ...rendered, seen };
}

test("S3.03 the profile says what the account has paid for, and leads to the plan", async () => {
  const { screen } = await open();
  const plan = screen.getByRole("link", { name: /^My plan/ });
  await expect.element(plan.getByText("Everything is open")).toBeVisible();
  await expect.element(plan).toHaveAttribute("href", "/profile/plan-subscription");
});

test("S7.43 the way to the inbox says how much is new", async () => {
  const { screen } = await open();
  await expect
    .element(screen.getByRole("link", { name: /Notifications\s*2 new/ }))
    .toHaveAttribute("href", "/notifications");
});

test("S9.14 shows who one is and since when", async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { level: 1, name: "ada" })).toBeVisible();
  await expect.element(screen.getByText("ada@example.com")).toBeVisible();
  await expect.element(screen.getByText("Member since March 2, 2026")).toBeVisible();
});

test("S7.86 a name of one's own stands before the username, with experience and days", async () => {
  const { screen } = await open({ "GET /profile/": { body: { ...profile, name: "Ada Lovelace" } } });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Ada Lovelace" })).toBeVisible();
  await expect.element(screen.getByText("@ada")).toBeVisible();
  await expect.element(screen.getByText("1,240 XP")).toBeVisible();
  await expect.element(screen.getByText("3 learning days")).toBeVisible();
});

test("what was learned stands in sums and week by week, for ears as well", async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole("row", { name: "Week of Nov 16, 2026 3 1" })).toBeInTheDocument();
  await expect.element(screen.getByRole("row", { name: "Week of Aug 31, 2026 0 0" })).toBeInTheDocument();
  expect(screen.getByRole("row").elements()).toHaveLength(13);
  const sums = [...document.querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(sums).toEqual(["2", "1", "1"]);
});

test("S3.09 the daily goal stops at ten and is saved once, after the last press", async () => {
  const saved = { body: { properties: { ...properties, target_lessons: 10 } } };
  const { screen, seen } = await open({ "PATCH /user-properties/user/": saved });
  const more = screen.getByRole("button", { name: "One more lesson" });
  await expect.element(more).toBeVisible();
  // Faster than any finger, so that the clicks fall into one pause on a slow machine as well.
  for (let press = 0; press < 3; press++) more.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(more).toHaveAttribute("aria-disabled", "true");
  await vi.waitFor(() => expect(seen.filter(({ call }) => call.startsWith("PATCH"))).toHaveLength(1));
  expect(seen.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({ target_lessons: 10 });
});

test("a setting that cannot be saved goes back to what it was", async () => {
  const { screen } = await open({ "PATCH /user-properties/user/": null });
  await userEvent.click(screen.getByRole("button", { name: "One fewer lesson" }));
  await expect.element(screen.getByText("8", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("9 lessons a day")).toBeVisible();
  await expect.element(screen.getByText("9", { exact: true })).toBeVisible();
});

test("S7.10 a time zone that was detected wrongly can be changed, and the one of this device is named", async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  let saved = properties;
  const { screen } = await open({
    "GET /user-properties/user/": () => ({ body: { properties: saved } }),
    "PATCH /user-properties/user/": ({ body }) => {
      saved = { ...saved, ...Object(body) };
      return { body: { properties: saved } };
    },
  });
  const zone = screen.getByRole("combobox", { name: "Time zone" });
  await expect.element(zone).toHaveDisplayValue("Automatic (Asia · Tokyo)");
  await expect.element(screen.getByText(/^This device is in /)).toBeVisible();
  await userEvent.selectOptions(zone, here);
  await expect.poll(() => saved).toMatchObject({ time_zone: here, is_zone_chosen: true });
  await expect.element(screen.getByText(/^This device is in /)).not.toBeInTheDocument();
  await userEvent.selectOptions(zone, "Automatic");
  await expect.poll(() => saved.is_zone_chosen).toBe(false);
  await expect.element(zone).toHaveDisplayValue(/^Automatic \(/);
});

test("S7.16 the language changes the screen and the account", async () => {
  const { screen, seen, store } = await open({ "PATCH /users/users/u1/": { body: { ...ADA, language: "ar" } } });
  await userEvent.click(screen.getByRole("button", { name: "Language English" }));
  await userEvent.click(screen.getByRole("button", { name: "العربية" }));
  await expect.element(screen.getByRole("heading", { name: "الإعدادات" })).toBeVisible();
  expect(document.documentElement.dir).toBe("rtl");
  await vi.waitFor(() => expect(store.getState().auth.userInfo?.language).toBe("ar"));
  expect(seen.at(-1)).toMatchObject({ call: "PATCH /users/users/u1/", body: { language: "ar" } });
});

test("S9.14 the theme can be fixed and follow the system again", async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await userEvent.click(screen.getByRole("radio", { name: "System" }));
  expect(localStorage.getItem("theme")).toBeNull();
});

test("S3.24 sounds can be switched off", async () => {
  const { screen, store } = await open();
  await userEvent.click(screen.getByRole("switch", { name: "Sounds" }));
  expect(store.getState().sound.isEnabled).toBe(false);
});

test("S7.05 a taken username is refused in place; a free one shows at once and the focus returns", async () => {
  const { screen } = await open({ "PATCH /users/users/u1/": refusal("username_taken") });
  await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
  await userEvent.fill(screen.getByLabelText("Username"), "grace");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("That username is taken. Try another.")).toBeVisible();
  stubServer({ ...replies, "PATCH /users/users/u1/": { body: { ...ADA, username: "hopper" } } });
  await userEvent.fill(screen.getByLabelText("Username"), "hopper");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { level: 1, name: "hopper" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Edit name" })).toHaveFocus();
});

test("S4.01 what does not load says so and can be tried again, and the rest of the screen works", async () => {
  const { screen } = await open({ "GET /learning-v2/completed-components/": refusal("internal") });
  await expect.element(screen.getByText("Couldn’t load this")).toBeVisible();
  await expect.element(screen.getByText("Invest in companies")).toBeVisible();
  stubServer(replies);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByRole("row", { name: "Week of Nov 16, 2026 3 1" })).toBeInTheDocument();
});

test("S2.09 a learner who skipped the app after sign-up finds it in the profile", async () => {
  const { screen } = await open();
  await screen.getByRole("button", { name: "Install on your phone" }).click();
  const sheet = screen.getByRole("dialog", { name: "Get Candlewise on your phone" });
  await expect.element(sheet.getByText("Open this page in your phone’s browser, then:")).toBeVisible();
  await sheet.getByText("Android", { exact: true }).click();
  await expect.element(sheet.getByText("Open the browser’s menu")).toBeVisible();
});
