import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Route, Routes } from "#web/testing/routes.tsx";
import { useLocation } from "#web/shared/routing/router.tsx";
import { ADA, refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { activateLanguage, loadMessages } from "#web/shared/i18n/i18n.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { AutoLoginScreen } from "./auto-login-screen.tsx";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await loadMessages(["auth", "auth/recovery"]);
  document.documentElement.dataset["theme"] = "light";
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}

const open = (entry: string) =>
  renderInApp(
    <>
      <Routes>
        <Route path="/auth/forgot-password" element={<ForgotPasswordScreen />} />
        <Route path="/auth/auto-login" element={<AutoLoginScreen />} />
        <Route path="/auth/signin" element={<SignInScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    [entry],
  );
type Screen = Awaited<ReturnType<typeof open>>["screen"];
const address = (screen: Screen) => expect.poll(() => screen.getByLabelText("address").element().textContent);

/** The server; the form offers passkeys by itself, and has none here. */
const stub = (replies: Replies) => stubServer({ "POST /auth/passkeys/sign-in-options/": null, ...replies });
const session = { access_token: "access", expires_in: 600, user: ADA };

/** As far as the code; `label` is that of the button that asks for it. */
async function askForCode(screen: Screen, label = "Email me a code") {
  await userEvent.fill(screen.getByRole("textbox").first(), "Ada@Example.com");
  await userEvent.click(screen.getByRole("button", { name: label }));
}

test("S7.17 a code that is pasted with a blank, and a new password, sign in and lead where one wanted to go", async () => {
  const seen = stub({
    "POST /auth/forgot-password/": { body: {} },
    "POST /auth/confirm-forgot-password/": { body: session },
  });
  const { screen } = await open("/auth/forgot-password?next=%2Fcourses");
  await askForCode(screen);
  await expect.element(screen.getByText(/If an account uses this email/)).toBeVisible();
  await userEvent.fill(screen.getByLabelText("6-digit code"), "123 456");
  await userEvent.fill(screen.getByLabelText("New password", { exact: true }), "three quiet words");
  await userEvent.keyboard("{Enter}");
  await address(screen).toBe("/courses");
  expect(seen.map(({ body }) => body)).toEqual([
    { email: "ada@example.com" },
    { email: "ada@example.com", code: "123456", password: "three quiet words" },
  ]);
});

test("phones know the field for the code; one that is not complete is not sent", async () => {
  const seen = stub({ "POST /auth/forgot-password/": { body: {} } });
  const { screen } = await open("/auth/forgot-password");
  await askForCode(screen);
  const code = screen.getByLabelText("6-digit code");
  await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(code).toHaveAttribute("inputmode", "numeric");
  await userEvent.fill(code, "12a34");
  await expect.element(code).toHaveValue("1234");
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveAccessibleDescription("Enter the 6-digit code.");
  expect(seen).toHaveLength(1);
});

test.each([
  ["S8.07", "CodeMismatchException", /That code is wrong or has expired/],
  ["S8.06", "LimitExceededException", /Too many tries/],
  ["S8.04", "UserNotFoundException", /No account uses this email/],
  ["S8.10", "InvalidPasswordException", /first passwords attackers try/],
] as const)("%s %s is told above the button, and what was typed stays", async (_, code, text) => {
  stub({
    "POST /auth/forgot-password/": { body: {} },
    "POST /auth/confirm-forgot-password/": refusal(code),
  });
  const { screen } = await open("/auth/forgot-password");
  await askForCode(screen);
  await userEvent.fill(screen.getByLabelText("6-digit code"), "123456");
  await userEvent.fill(screen.getByLabelText("New password", { exact: true }), "three quiet words");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByLabelText("6-digit code")).toHaveValue("123456");
});

test("the letter can be asked for again only after a wait", async () => {
  const seen = stub({ "POST /auth/forgot-password/": { body: {} } });
  const { screen } = await open("/auth/forgot-password");
  await askForCode(screen);
  const again = screen.getByRole("button", { name: /Send again in \d+ s/ });
  await expect.element(again).toHaveAttribute("aria-disabled", "true");
  again.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(seen).toHaveLength(1);
});

test("a link loses its token from the address at once and is spent only by the button", async () => {
  const seen = stub({ "POST /auth/auto-login/": { body: session } });
  const { screen } = await open("/auth/auto-login#token=a-b_c");
  await address(screen).toBe("/auth/auto-login");
  expect(seen).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await address(screen).toBe("/learn");
  expect(seen.map(({ body }) => body)).toEqual([{ token: "a-b_c" }]);
});

test("a used link says so and offers a new one", async () => {
  stub({
    "POST /auth/auto-login/": refusal("CodeMismatchException"),
    "POST /auth/login-link/": { body: {} },
  });
  const { screen } = await open("/auth/auto-login#token=used");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await expect.element(screen.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await askForCode(screen, "Email me a new link");
  await expect.element(screen.getByText(/a link is on its way/)).toBeVisible();
});

test("a link of another account takes the place of who is signed in, and says so before", async () => {
  stub({ "POST /auth/auto-login/": { body: { ...session, user: { ...ADA, id: "u2" } } } });
  const { screen, store } = await open("/auth/auto-login#token=abc");
  beginSession(store.dispatch, session);
  await expect.element(screen.getByText(/ada@example.com is signed in here/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await vi.waitFor(() => expect(store.getState().auth.userInfo?.id).toBe("u2"));
});

test("half a link says what happened", async () => {
  stub({});
  const { screen } = await open("/auth/auto-login");
  await expect.element(screen.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
});

describe.each(LOOKS)("axe finds nothing, %s, %s", (theme, language) => {
  beforeEach(async () => {
    await activateLanguage(language);
    document.documentElement.dataset["theme"] = theme;
    stub({ "POST /auth/forgot-password/": { body: {} }, "POST /auth/login-link/": { body: {} } });
  });

  test("code", async () => {
    const { screen } = await open("/auth/forgot-password");
    await expectAccessible("screen");
    await askForCode(screen, language === "en" ? "Email me a code" : "أرسل لي رمزًا");
    await expect.element(screen.getByRole("textbox").first()).toHaveAttribute("autocomplete", "one-time-code");
    await expectAccessible("screen");
  });

  test.each(["#token=abc", ""])("link %s", async (hash) => {
    const { screen } = await open(`/auth/auto-login${hash}`);
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible("screen");
  });

  test("sign-in, and the link that was sent", async () => {
    const { screen } = await open("/auth/signin");
    await expectAccessible("screen");
    await askForCode(screen, language === "en" ? "Email me a link" : "أرسل لي رابطًا");
    await expect.element(screen.getByText("ada@example.com")).toBeVisible();
    await expectAccessible("screen");
  });
});
