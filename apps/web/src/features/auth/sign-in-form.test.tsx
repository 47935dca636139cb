import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { ADA, refusal, stubServer, type Replies, type SeenCall } from "#web/testing/stub-server.ts";

beforeEach(() => loadMessages(["auth"]));

/** What was sent because somebody pressed something: the offer to fill in a passkey asks by itself. */
const pressed = (seen: readonly SeenCall[]) =>
  seen.filter(({ call }) => call !== "POST /auth/passkeys/sign-in-options/");

/** The server; the form offers passkeys by itself, and has none here. */
const stub = (replies: Replies) => stubServer({ "POST /auth/passkeys/sign-in-options/": null, ...replies });

const session = { access_token: "t", expires_in: 600, user: ADA };
async function open(email?: string) {
  const onSignedIn = vi.fn();
  const onForgot = vi.fn();
  const onLinkSent = vi.fn();
  const forgot = (readEmail: () => string) => (
    <button type="button" onClick={() => onForgot(readEmail())}>
      Forgot
    </button>
  );
  const form = <SignInForm {...{ email, onSignedIn, onLinkSent, forgot }} />;
  const { screen } = await renderInApp(form, ["/auth/signin"]);
  const fields = {
    email: screen.getByLabelText("Email"),
    password: screen.getByLabelText("Password", { exact: true }),
    submit: screen.getByRole("button", { name: "Sign in" }),
    link: screen.getByRole("button", { name: "Email me a link" }),
    passkey: screen.getByRole("button", { name: "Use a passkey" }),
  };
  return { screen, onSignedIn, onLinkSent, onForgot, ...fields };
}

test("S7.17 signs in with email and password, and pressing again sends nothing, not even once it is answered", async () => {
  const seen = stub({ "POST /auth/login/": { body: session } });
  const { email, password, submit, onSignedIn } = await open();
  await userEvent.fill(email, " Ada@Example.com");
  await userEvent.fill(password, "three quiet words");
  await userEvent.dblClick(submit);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(session));
  await userEvent.type(password, "{Enter}");
  const body = { email: "ada@example.com", password: "three quiet words" };
  expect(pressed(seen)).toEqual([{ call: "POST /auth/login/", query: "", authorization: null, body }]);
});

test("the first wrong field gets the focus and says what is wrong; nothing is sent", async () => {
  const seen = stub({});
  const { screen, email, password, submit } = await open();
  await userEvent.click(submit);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription("Enter your email.");
  await userEvent.fill(email, "ada@example.com");
  await userEvent.click(submit);
  await expect.element(password).toHaveFocus();
  await expect.element(screen.getByText("Enter your password.")).toBeVisible();
  expect(pressed(seen)).toEqual([]);
});

test("S8.10 a refused password is announced and can be typed again at once", async () => {
  stub({ "POST /auth/login/": refusal("ACCESS_DENIED") });
  const { screen, password } = await open("ada@example.com");
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard("not this one{Enter}");
  const alert = screen.getByText("That password wasn’t accepted.");
  await expect.element(alert).toBeVisible();
  expect(alert.element().closest("[role=alert]")).not.toBeNull();
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard("x");
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(password).toHaveValue("x");
});

test("S8.06 too many tries say how long to wait", async () => {
  stub({ "POST /auth/login/": refusal("LimitExceededException", { headers: { "retry-after": "841" } }) });
  const { screen } = await open("ada@example.com");
  await userEvent.keyboard("not this one{Enter}");
  await expect.element(screen.getByText(/Too many tries. Wait 15 minutes/)).toBeVisible();
});

test("S8.01 without a connection what was typed stays", async () => {
  stub({ "POST /auth/login/": null });
  const { screen, email, password } = await open("ada@example.com");
  await userEvent.keyboard("three quiet words{Enter}");
  await expect.element(screen.getByText(/’t reach the server/)).toBeVisible();
  await expect.element(email).toHaveValue("ada@example.com");
  await expect.element(password).toHaveValue("three quiet words");
});

test("password managers and phones know the fields", async () => {
  const { email, password } = await open();
  await expect.element(email).toHaveAttribute("autocomplete", "username webauthn");
  await expect.element(email).toHaveAttribute("type", "email");
  await expect.element(password).toHaveAttribute("autocomplete", "current-password");
});

test("S7.17 mails a link to the address that is typed, and asks for the address when there is none", async () => {
  const seen = stub({ "POST /auth/login-link/": { body: {} } });
  const { email, link, onLinkSent } = await open();
  await userEvent.click(link);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription("Enter your email.");
  await userEvent.fill(email, " Ada@Example.com");
  await userEvent.click(link);
  await vi.waitFor(() => expect(onLinkSent).toHaveBeenCalledExactlyOnceWith("ada@example.com"));
  expect(pressed(seen).map(({ body }) => body)).toEqual([{ email: "ada@example.com" }]);
});

test("S8.06 too many links say how long to wait, beside their button", async () => {
  stub({ "POST /auth/login-link/": refusal("LimitExceededException", { headers: { "retry-after": "3000" } }) });
  const { screen, link, onLinkSent } = await open("ada@example.com");
  await userEvent.click(link);
  await expect.element(screen.getByText(/Wait 50 minutes/)).toBeVisible();
  expect(onLinkSent).not.toHaveBeenCalled();
});

test("a passkey that the browser refuses is told; one that nobody chose is not", async () => {
  const options = { rpId: "example.org", challenge: "AAAA", timeout: 300_000, userVerification: "required" };
  stub({ "POST /auth/passkeys/sign-in-options/": { body: options } });
  const { screen, passkey, onSignedIn } = await open();
  // Not the host of this page.
  await userEvent.click(passkey);
  await expect.element(screen.getByText("This passkey doesn’t work here.")).toBeVisible();
  vi.spyOn(navigator.credentials, "get").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  stub({ "POST /auth/passkeys/sign-in-options/": { body: { ...options, rpId: "localhost" } } });
  await userEvent.click(passkey);
  await expect.element(screen.getByText("This passkey doesn’t work here.")).not.toBeInTheDocument();
  expect(onSignedIn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("the way to a new password takes along what was typed", async () => {
  const { screen, email, onForgot } = await open();
  await userEvent.fill(email, "ada@ex");
  await userEvent.click(screen.getByRole("button", { name: "Forgot" }));
  expect(onForgot).toHaveBeenCalledExactlyOnceWith("ada@ex");
});
