import type { CallResult } from "@candlewise/contracts/endpoint";
import type { NotificationsShapes } from "@candlewise/contracts/notifications/schemas";
import { expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { becomeLearner } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

type Inbox = CallResult<NotificationsShapes["listNotifications"]>;
type Settings = CallResult<NotificationsShapes["getNotificationSettings"]>;

test("S7.43 a new learner finds a welcome in the inbox, reads it, and chooses what comes next", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context, "investing");
  const unread = async () => (await call<Inbox>("GET", "/v2/notifications/")).unread;
  await expect.poll(unread).toBe(1);

  await openScreen(page, "/profile");
  await page.getByRole("link", { name: /^Notifications\s*1 new/ }).click();
  const welcome = page.getByRole("link", { name: /^New: Welcome to Candlewise/ });
  await welcome.waitFor();
  await expectAccessible(page, "inbox");
  await welcome.click();
  await page.waitForURL("**/learn");
  await expect.poll(unread).toBe(0);

  await openScreen(page, "/notifications");
  await page.getByRole("link", { name: /^Welcome to Candlewise/ }).waitFor();
  await page.getByRole("link", { name: "Notification settings" }).click();
  const streak = page.getByRole("group", { name: "Channels: Streak in danger" });
  await streak.getByRole("checkbox", { name: "Email" }).uncheck();
  await page.getByLabel("From", { exact: true }).selectOption("22:00");
  await expectAccessible(page, "notification settings");
  const settings = () => call<Settings>("GET", "/v2/notifications/settings/");
  await expect.poll(async () => (await settings()).quiet_hours).toEqual({ from: "22:00", until: "08:00" });
  const kind = (await settings()).kinds.find((each) => each.kind === "streak_in_danger");
  expect(kind).toEqual({ kind: "streak_in_danger", inbox: true, email: false, push: true });
});

test("S7.43 the service worker shows a push message in its language, and one that it cannot read too", async () => {
  const { page, context } = await newVisitor({ serviceWorkers: "allow" });
  await context.grantPermissions(["notifications"]);
  await openScreen(page, "/auth/signin");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
    void devtools.send("ServiceWorker.enable");
  });
  const origin = new URL(page.url()).origin;
  const push = async (data: string) =>
    devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  const shown = async () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, dir, lang, data }) => ({ title, body, dir, lang, data: String(data) }));
    });
  const arabic = { title: "عنوان", body: "نص", page: "/learn?utm_notif=inactive", tag: "inactive", language: "ar" };
  await push(JSON.stringify(arabic));
  const first = { title: "عنوان", body: "نص", dir: "rtl", lang: "ar", data: "/learn?utm_notif=inactive" };
  await expect.poll(shown).toEqual([first]);
  await push("nothing that anybody wrote");
  const plain = { title: "Candlewise", body: "", dir: "ltr", lang: "en", data: "/notifications" };
  await expect.poll(shown).toEqual(expect.arrayContaining([first, plain]));
});
