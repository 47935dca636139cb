import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer, type Replies } from "#web/testing/stub-server.ts";
import type { Settings } from "../api.ts";
import type { BrowserPush } from "../browser-push.ts";
import { NotificationSettingsScreen } from "./notification-settings-screen.tsx";

const GET = "GET /v2/notifications/settings/";
const PUT = "PUT /v2/notifications/settings/";
const ADD = "POST /v2/notifications/push-subscriptions/";
const ID = "0190a6b2-0000-7000-8000-000000000001";
const REMOVE = `DELETE /v2/notifications/push-subscriptions/${ID}/`;
const START = "POST /notifier-v2/workflows/";

const settingsWith = (change: Partial<Settings> = {}): Settings => ({
  kinds: [
    { kind: "streak_in_danger", inbox: true, email: true, push: true },
    { kind: "league_result", inbox: true, email: false, push: false },
  ],
  quiet_hours: { from: "21:00", until: "08:00" },
  time_zone: "America/New_York",
  is_email_confirmed: true,
  push: { public_key: "BPublic", devices: 0 },
  ...change,
});

const body = {
  endpoint: "https://push.example.com/abc",
  keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
};

/** A browser that can do as much, and what it was asked for. */
function fakeBrowser(start: Awaited<ReturnType<BrowserPush["stateWith"]>>, isAllowed = true) {
  const asked: string[] = [];
  let state = start;
  const browser: BrowserPush = {
    stateWith: async () => state,
    async askPermission() {
      asked.push("permission");
      if (!isAllowed) state = "blocked";
      return isAllowed;
    },
    async subscribe(key) {
      asked.push(`subscribe ${key}`);
      state = "on";
      return body;
    },
    subscription: async () => (state === "on" ? body : null),
    async unsubscribe() {
      asked.push("unsubscribe");
      state = "off";
    },
  };
  return { browser, asked };
}

async function open(settings: Settings, { browser, replies = {} }: { browser?: BrowserPush; replies?: Replies } = {}) {
  let current = settings;
  const seen = stubServer({
    [GET]: () => ({ body: current }),
    [ADD]: () => {
      current = { ...current, push: { ...current.push, devices: 1 } };
      return { body: { id: ID } };
    },
    [REMOVE]: () => {
      current = { ...current, push: { ...current.push, devices: 0 } };
      return { body: { is_removed: true } };
    },
    ...replies,
  });
  await loadMessages(["notifications"]);
  const page = (
    <>
      <NotificationSettingsScreen browser={browser ?? fakeBrowser("off").browser} />
      <Toasts />
    </>
  );
  return { seen, ...(await renderSignedIn(page, ["/profile/notifications"])) };
}

test("S7.43 a channel of a kind is changed at once; what is not saved is taken back and said so", async () => {
  const isSent = Promise.withResolvers<null>();
  const { screen, seen } = await open(settingsWith(), { replies: { [PUT]: () => isSent.promise } });
  const email = screen
    .getByRole("group", { name: "Channels: Streak in danger" })
    .getByRole("checkbox", { name: "Email" });
  await expect.element(email).toBeChecked();
  await userEvent.click(email);
  await expect.element(email).not.toBeChecked();
  expect(seen.find(({ call }) => call === PUT)?.body).toEqual({ kinds: [{ kind: "streak_in_danger", email: false }] });
  isSent.resolve(null);
  await expect.element(screen.getByText("That wasn’t saved.", { exact: false })).toBeVisible();
  await expect.element(email).toBeChecked();
});

test("S7.43 quiet hours are changed, turned off, and come back as they were", async () => {
  let saved = settingsWith();
  const { screen, seen } = await open(saved, {
    replies: {
      [GET]: () => ({ body: saved }),
      [PUT]: ({ body: change }) => {
        saved = { ...saved, ...Object(change) };
        return { body: saved };
      },
    },
  });
  await userEvent.selectOptions(screen.getByLabelText("From"), "22:30");
  await expect.element(screen.getByLabelText("From")).toHaveValue("22:30");
  const isOn = screen.getByRole("switch", { name: "Quiet hours" });
  await userEvent.click(isOn);
  await expect.element(isOn).not.toBeChecked();
  await expect.element(screen.getByLabelText("From")).not.toBeInTheDocument();
  await userEvent.click(isOn);
  await expect.element(screen.getByLabelText("From")).toHaveValue("22:30");
  expect(seen.filter(({ call }) => call === PUT).map((call) => Object(call.body).quiet_hours)).toEqual([
    { from: "22:30", until: "08:00" },
    { from: "00:00", until: "00:00" },
    { from: "22:30", until: "08:00" },
  ]);
});

test("S7.43 the browser is asked after a tap only; then this device is subscribed, tested and removed", async () => {
  const { browser, asked } = fakeBrowser("off");
  const { screen, seen } = await open(settingsWith(), {
    browser,
    replies: { [START]: { body: { id: ID, event: "push_test" } } },
  });
  const turnOn = screen.getByRole("button", { name: "Turn on notifications" });
  await expect.element(turnOn).toBeVisible();
  await expect.element(screen.getByText("Your browser will ask for your permission.", { exact: false })).toBeVisible();
  expect(asked).toEqual([]);
  await turnOn.click();
  await expect.element(screen.getByText("Notifications are on.")).toBeVisible();
  expect(asked).toEqual(["permission", "subscribe BPublic"]);
  expect(seen.find(({ call }) => call === ADD)?.body).toEqual(body);
  await screen.getByRole("button", { name: "Send a test" }).click();
  await expect.element(screen.getByText("A test is on its way.")).toBeVisible();
  expect(seen.find(({ call }) => call === START)?.body).toEqual({ event: "push_test", data_fields: {} });
  await screen.getByRole("button", { name: "Turn off" }).click();
  await expect.element(turnOn).toBeVisible();
  expect(asked.at(-1)).toBe("unsubscribe");
  expect(seen.some(({ call }) => call === REMOVE)).toBe(true);
});

test("S7.43 a refused permission is explained, with the way out", async () => {
  const { screen } = await open(settingsWith(), fakeBrowser("off", false));
  await screen.getByRole("button", { name: "Turn on notifications" }).click();
  await expect.element(screen.getByText("Your browser blocks notifications", { exact: false })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Turn on notifications" })).not.toBeInTheDocument();
});

test("S7.43 a subscription that the server did not take is ended again", async () => {
  const { browser, asked } = fakeBrowser("off");
  const { screen } = await open(settingsWith(), { browser, replies: { [ADD]: null } });
  await screen.getByRole("button", { name: "Turn on notifications" }).click();
  await expect.element(screen.getByRole("alert").getByText("That didn’t work.", { exact: false })).toBeVisible();
  expect(asked.at(-1)).toBe("unsubscribe");
});

test("S7.43 a browser without push says so, and an unconfirmed address where to confirm it", async () => {
  const { screen } = await open(settingsWith({ is_email_confirmed: false }), fakeBrowser("unsupported"));
  await expect.element(screen.getByText("This browser can’t show notifications.", { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Confirm your address" }))
    .toHaveAttribute("href", "/profile/security");
});

test.for([
  ["light", "ltr"],
  ["dark", "rtl"],
] as const)("S7.43 the settings have nothing for axe to find: %s %s", async ([theme, dir]) => {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dir = dir;
  document.documentElement.lang = "en";
  const { screen } = await open(settingsWith({ is_email_confirmed: false }));
  await expect.element(screen.getByRole("button", { name: "Turn on notifications" })).toBeVisible();
  await expectAccessible();
  document.documentElement.dir = "ltr";
});
