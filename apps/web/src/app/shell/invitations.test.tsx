import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import { ADA, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { renderInApp } from "#web/testing/render.tsx";
import { Invitations } from "./invitations.tsx";

const termsOf = (accepted_version: string | null) => ({
  is_latest_version: accepted_version === "2026-11-01",
  latest_version: "2026-11-01",
  accepted_version,
});
const seenHint = { body: { name: "profile", is_seen: true } };
const newHint = { body: { name: "profile", is_seen: false } };
const agreed = { body: termsOf("2026-11-01") };

beforeEach(() => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
});
afterEach(() => {
  document.documentElement.dir = "ltr";
});

async function open(replies: Replies) {
  const seen = stubServer(replies);
  const page = (
    <>
      <main id="main">
        <header style={{ inlineSize: 200, paddingBlockStart: 80 }}>
          <button type="button">Your picture</button>
        </header>
        <h1>Profile</h1>
        <a href="/profile/data">Your data</a>
      </main>
      <Invitations userId="u1" pathname="/profile" />
      <Toasts />
    </>
  );
  const rendered = await renderInApp(page, ["/profile"]);
  beginSession(rendered.store.dispatch, { access_token: "access", expires_in: 600, user: ADA });
  return { ...rendered, seen };
}

test("S2.15 S3.14 S4.10 terms count as accepted at once; what cannot be saved is taken back and said so", async () => {
  const isSent = Promise.withResolvers<null>();
  const { screen } = await open({
    "GET /terms-consent/users/": { body: termsOf("2026-01-01") },
    "GET /users/u1/tours/": seenHint,
    "POST /terms-consent/users/": () => isSent.promise,
  });
  const sheet = screen.getByRole("dialog", { name: "We’ve updated our terms" });
  await expect.element(sheet).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "I agree" }));
  await expect.element(sheet).not.toBeInTheDocument();
  isSent.resolve(null);
  await expect.element(screen.getByText(/couldn’t save your consent/)).toBeVisible();
  await expect.element(sheet).toBeVisible();
});

const hintIn = (screen: Awaited<ReturnType<typeof open>>["screen"]) =>
  screen.getByRole("complementary", { name: "This is you" });

test("S3.14 the terms can be put off, and the hint of the screen comes after them", async () => {
  const { screen } = await open({
    "GET /terms-consent/users/": { body: termsOf(null) },
    "GET /users/u1/tours/": newHint,
    "POST /users/u1/tours/": seenHint,
  });
  await expect.element(screen.getByRole("dialog", { name: "Before you continue" })).toBeVisible();
  await expect.element(hintIn(screen)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  await expect.element(hintIn(screen)).toBeVisible();
});

test("S7.11 a hint holds up nothing, is remembered once, and closes by keyboard without moving the focus", async () => {
  const { screen, seen } = await open({
    "GET /terms-consent/users/": agreed,
    "GET /users/u1/tours/": newHint,
    "POST /users/u1/tours/": seenHint,
  });
  const data = screen.getByRole("link", { name: "Your data" });
  data.element().focus();
  await expect.element(hintIn(screen)).toBeVisible();
  await expect.element(data).toHaveFocus();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(hintIn(screen)).not.toBeInTheDocument();
  await expect.element(data).toHaveFocus();
  expect(seen.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([{ name: "profile" }]);
});

test.for(["Dismiss", "Your picture"])("S7.11 a hint closes with %s and never covers what it explains", async (name) => {
  const { screen } = await open({
    "GET /terms-consent/users/": agreed,
    "GET /users/u1/tours/": newHint,
    "POST /users/u1/tours/": seenHint,
  });
  await expect.element(hintIn(screen)).toBeVisible();
  const card = hintIn(screen).element().getBoundingClientRect();
  const target = screen.getByRole("button", { name: "Your picture" }).element().getBoundingClientRect();
  expect(card.top >= target.bottom || card.bottom <= target.top).toBe(true);
  await userEvent.click(screen.getByRole("button", { name }));
  await expect.element(hintIn(screen)).not.toBeInTheDocument();
});

test("S7.11 a hint that was seen does not come again", async () => {
  const { screen, seen } = await open({ "GET /terms-consent/users/": agreed, "GET /users/u1/tours/": seenHint });
  await expect.poll(() => seen.some(({ call }) => call === "GET /users/u1/tours/")).toBe(true);
  // What would bring it is there by then.
  await loadMessages(["hints"]);
  await expect.element(hintIn(screen)).not.toBeInTheDocument();
});

test.for([
  ["light", "ltr"],
  ["dark", "rtl"],
] as const)("S7.11 S2.15 hint and terms have nothing for axe to find: %s %s", async ([theme, dir]) => {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dir = dir;
  document.documentElement.lang = "en";
  const { screen } = await open({
    "GET /terms-consent/users/": { body: termsOf(null) },
    "GET /users/u1/tours/": newHint,
    "POST /users/u1/tours/": seenHint,
  });
  await expect.element(screen.getByRole("dialog", { name: "Before you continue" })).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(hintIn(screen)).toBeVisible();
  await expectAccessible();
  const box = hintIn(screen).element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(innerWidth);
});
