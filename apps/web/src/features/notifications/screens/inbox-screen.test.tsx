import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import type { InboxPage, Notification } from "../api.ts";
import { InboxScreen } from "./inbox-screen.tsx";

const GET = "GET /v2/notifications/";
const READ = "POST /v2/notifications/read/";

const notificationOf = (number: number, change: Partial<Notification> = {}): Notification => ({
  id: `0190a6b2-0000-7000-8000-${String(number).padStart(12, "0")}`,
  kind: "streak_in_danger",
  title: `Your ${number}-day streak ends tonight`,
  body: "One lesson keeps your streak going.",
  action: "Take a lesson",
  page: "/learn",
  at: "2026-11-04T18:00:00.000Z",
  is_read: false,
  ...change,
});

const pageOf = (notifications: Notification[], change: Partial<InboxPage> = {}): InboxPage => ({
  notifications,
  next_cursor: null,
  unread: notifications.filter(({ is_read }) => !is_read).length,
  at: "2026-11-04T19:00:00.000Z",
  ...change,
});

async function open(replies: Replies) {
  const seen = stubServer(replies);
  await loadMessages(["notifications"]);
  const page = (
    <>
      <InboxScreen />
      <Toasts />
    </>
  );
  return { seen, ...(await renderSignedIn(page, ["/notifications"])) };
}

test("S7.43 the inbox shows what is new first to be seen, and leads to what it is about", async () => {
  const page = pageOf([
    notificationOf(5),
    notificationOf(3, { is_read: true, kind: "league_result", page: "/leagues" }),
  ]);
  const { screen } = await open({ [GET]: { body: page } });
  const [first, second] = [screen.getByRole("listitem").nth(0), screen.getByRole("listitem").nth(1)];
  await expect.element(first.getByRole("link", { name: /^New: Your 5-day streak/ })).toHaveAttribute("href", "/learn");
  await expect.element(second.getByRole("link", { name: /^Your 3-day streak/ })).toHaveAttribute("href", "/leagues");
});

test("S7.43 opening a notification marks it as read", async () => {
  const { screen, seen } = await open({
    [GET]: { body: pageOf([notificationOf(5), notificationOf(3)]) },
    [READ]: { body: { unread: 1 } },
  });
  await screen.getByRole("link", { name: /5-day/ }).click();
  await expect.poll(() => seen.find(({ call }) => call === READ)?.body).toEqual({ ids: [notificationOf(5).id] });
});

test("S7.43 all are marked as read at once, and those that were not saved are new again", async () => {
  const isSent = Promise.withResolvers<null>();
  const { screen, seen } = await open({
    [GET]: { body: pageOf([notificationOf(5), notificationOf(3)]) },
    [READ]: () => isSent.promise,
  });
  const unread = screen.getByRole("link", { name: /^New:/ });
  await expect.element(unread.nth(1)).toBeVisible();
  await screen.getByRole("button", { name: "Mark all as read" }).click();
  await expect.element(unread).not.toBeInTheDocument();
  expect(seen.find(({ call }) => call === READ)?.body).toEqual({ until: "2026-11-04T19:00:00.000Z" });
  isSent.resolve(null);
  await expect.element(screen.getByText("That wasn’t saved.", { exact: false })).toBeVisible();
  await expect.element(unread.nth(1)).toBeVisible();
});

test("S7.43 older notifications follow on request", async () => {
  const cursor = `1762279200000_${notificationOf(5).id}`;
  const { screen } = await open({
    [GET]: ({ query }) => ({
      body: query.includes("cursor")
        ? pageOf([notificationOf(3, { is_read: true })])
        : pageOf([notificationOf(5, { is_read: true })], { next_cursor: cursor }),
    }),
  });
  await userEvent.click(screen.getByRole("button", { name: "Show older" }));
  await expect.element(screen.getByRole("link", { name: /3-day/ })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /5-day/ })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Show older" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
});

test("S7.43 an empty inbox says what will come", async () => {
  const { screen } = await open({ [GET]: { body: pageOf([]) } });
  await expect.element(screen.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Go to your path" })).toHaveAttribute("href", "/learn");
});

test("S7.43 what could not be loaded can be tried again", async () => {
  let isBroken = true;
  const { screen } = await open({
    [GET]: () => (isBroken ? refusal("internal") : { body: pageOf([notificationOf(5)]) }),
  });
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect.element(screen.getByRole("link", { name: /5-day/ })).toBeVisible();
});

test.for([
  ["light", "ltr"],
  ["dark", "rtl"],
] as const)("S7.43 the inbox has nothing for axe to find: %s %s", async ([theme, dir]) => {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dir = dir;
  document.documentElement.lang = "en";
  const { screen } = await open({ [GET]: { body: pageOf([notificationOf(5), notificationOf(3, { is_read: true })]) } });
  await expect.element(screen.getByRole("link", { name: /5-day/ })).toBeVisible();
  await expectAccessible();
  document.documentElement.dir = "ltr";
});
