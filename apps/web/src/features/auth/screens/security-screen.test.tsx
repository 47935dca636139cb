import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ADA, refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { activateLanguage, loadMessages } from "#web/shared/i18n/i18n.ts";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { renderSignedIn } from "#web/testing/render.tsx";
import { SecurityScreen } from "./security-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await loadMessages(["auth", "auth/recovery", "auth/security"]);
  document.documentElement.dataset["theme"] = "light";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dropAccessToken();
});

const HERE = "0197f0a0-0000-7000-8000-000000000001";
const PHONE = "0197f0a0-0000-7000-8000-000000000002";
const at = "2026-11-20T08:00:00.000Z";
const device = { browser: "Firefox", system: "Windows", kind: "desktop", signed_in_at: at, last_used_at: at };
const here = { ...device, id: HERE, is_current: true };
const phone = { ...device, id: PHONE, browser: "Safari", system: "iOS", kind: "mobile", is_current: false };
const passkey = { id: "p1", name: "Chrome on Android", created_at: at, last_used_at: null, is_synced: true };
const security = { has_password: true, is_email_verified: true, pending_email: null };
const replies = {
  "GET /auth/security/": { body: security },
  "GET /auth/sessions/": { body: { sessions: [here, phone] } },
  "GET /auth/passkeys/": { body: { passkeys: [passkey] } },
};

async function open(more: Replies = {}) {
  const seen = stubServer({ ...replies, ...more });
  const content = (
    <>
      <SecurityScreen />
      <Toasts />
    </>
  );
  const rendered = await renderSignedIn(content, ["/profile/security"]);
  return { ...rendered, seen };
}
const sent = (seen: ReturnType<typeof stubServer>, call: string) =>
  seen.filter((each) => each.call === call).map(({ body }) => body);

test("this device is marked and cannot be signed out; another can", async () => {
  const { screen, seen } = await open({ [`DELETE /auth/sessions/${PHONE}/`]: { body: {} } });
  await expect.element(screen.getByText("Firefox on Windows")).toBeVisible();
  await expect.element(screen.getByText("This device", { exact: true })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Sign out F/ }).elements()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Sign out Safari on iOS" }));
  await expect.element(screen.getByText("Safari on iOS is signed out.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Where you’re signed in" })).toHaveFocus();
  expect(sent(seen, `DELETE /auth/sessions/${PHONE}/`)).toHaveLength(1);
});

test("all other devices are signed out only after a question", async () => {
  const { screen, seen } = await open({ "POST /auth/sessions/end-others/": { body: { ended: 1 } } });
  await userEvent.click(screen.getByRole("button", { name: "Sign out all other devices" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(sent(seen, "POST /auth/sessions/end-others/")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Sign out all other devices" }));
  await userEvent.click(screen.getByRole("button", { name: "Sign out the others" }));
  await expect.element(screen.getByText("1 other device is signed out.")).toBeVisible();
});

test("S8.10 a wrong password changes nothing and can be typed again", async () => {
  const { screen, seen } = await open({ "POST /auth/change-password/": refusal("ACCESS_DENIED") });
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  await expect.element(screen.getByLabelText("Current password")).toHaveFocus();
  await userEvent.keyboard("not this one");
  await userEvent.fill(screen.getByLabelText("New password", { exact: true }), "three other quiet words");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("That password wasn’t accepted.")).toBeVisible();
  await expect.element(screen.getByLabelText("Current password")).toHaveFocus();
  const body = { current_password: "not this one", password: "three other quiet words" };
  expect(sent(seen, "POST /auth/change-password/")).toEqual([body]);
});

test("who has no password chooses the first one without giving one", async () => {
  const { screen, seen } = await open({
    "GET /auth/security/": { body: { ...security, has_password: false } },
    "POST /auth/change-password/": { body: {} },
  });
  await userEvent.click(screen.getByRole("button", { name: "Choose a password" }));
  await userEvent.fill(screen.getByLabelText("New password", { exact: true }), "three other quiet words");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/Password changed/)).toBeVisible();
  expect(sent(seen, "POST /auth/change-password/")).toEqual([{ password: "three other quiet words" }]);
});

test("an address that waits for its code asks for it; S8.07 a wrong one says so; the right one shows at once", async () => {
  const { screen, store } = await open({
    "GET /auth/security/": { body: { ...security, pending_email: "new@example.com" } },
    "POST /users/change_email/verify": refusal("CodeMismatchException"),
  });
  await userEvent.fill(screen.getByLabelText("6-digit code"), "123 456");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/That code is wrong or has expired/)).toBeVisible();
  await expect.element(screen.getByLabelText("6-digit code")).toHaveFocus();
  stubServer({ ...replies, "POST /users/change_email/verify": { body: { ...ADA, email: "new@example.com" } } });
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("new@example.com is confirmed.")).toBeVisible();
  expect(store.getState().auth.userInfo?.email).toBe("new@example.com");
});

test("a passkey asks for the password only when the sign-in is not fresh", async () => {
  const { screen, seen } = await open({
    "POST /auth/passkeys/registration-options/": refusal("reauthentication_required"),
  });
  await userEvent.click(screen.getByRole("button", { name: "Add a passkey" }));
  await expect.element(screen.getByLabelText("Your password", { exact: true })).toHaveFocus();
  await userEvent.keyboard("three quiet words{Enter}");
  await vi.waitFor(() =>
    expect(sent(seen, "POST /auth/passkeys/registration-options/").at(-1)).toEqual({ password: "three quiet words" }),
  );
});

test("a passkey is renamed in its place, and removed after a question", async () => {
  const { screen, seen } = await open({
    "PATCH /auth/passkeys/p1/": { body: { ...passkey, name: "Phone" } },
    "DELETE /auth/passkeys/p1/": { body: {} },
  });
  await userEvent.click(screen.getByRole("button", { name: "Rename Chrome on Android" }));
  await userEvent.fill(screen.getByLabelText("Passkey name"), " Phone ");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Rename Chrome on Android" })).toHaveFocus();
  expect(sent(seen, "PATCH /auth/passkeys/p1/")).toEqual([{ name: "Phone" }]);
  await userEvent.click(screen.getByRole("button", { name: "Remove Chrome on Android" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove passkey" }));
  await expect.element(screen.getByText("Passkey removed: Chrome on Android.")).toBeVisible();
});

test("S4.01 a list that does not load says so, and the rest of the screen works", async () => {
  const { screen } = await open({ "GET /auth/passkeys/": refusal("internal") });
  await expect.element(screen.getByText("Couldn’t load this")).toBeVisible();
  await expect.element(screen.getByText("Safari on iOS")).toBeVisible();
  stubServer(replies);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByText("Chrome on Android")).toBeVisible();
});

describe.each(LOOKS)("axe finds nothing, %s, %s", (theme, language) => {
  test("with every form open", async () => {
    await activateLanguage(language);
    document.documentElement.dataset["theme"] = theme;
    const { screen } = await open({
      "GET /auth/security/": { body: { ...security, pending_email: "new@example.com" } },
    });
    await expect.element(screen.getByText("Chrome on Android").first()).toBeVisible();
    const password = language === "en" ? "Change password" : "تغيير كلمة المرور";
    const rename = language === "en" ? "Rename Chrome on Android" : "إعادة تسمية Chrome on Android";
    await userEvent.click(screen.getByRole("button", { name: password }));
    await userEvent.click(screen.getByRole("button", { name: rename }));
    await expect.element(screen.getByRole("textbox").first()).toBeVisible();
    await expectAccessible("screen");
  });
});
