import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { refusal, stubServer } from "./stub-server.ts";

beforeEach(() => loadMessages(["auth"]));
afterEach(() => vi.unstubAllGlobals());

const session = { access_token: "t", expires_in: 600, user: { id: "u1" } };
async function open(email?: string) {
  const onSignedIn = vi.fn();
  const { screen } = await renderInApp(<SignInForm email={email} onSignedIn={onSignedIn} />, ["/auth/signin"]);
  const fields = {
    email: screen.getByLabelText("E-mail"),
    password: screen.getByLabelText("Password", { exact: true }),
    submit: screen.getByRole("button", { name: "Sign in" }),
  };
  return { screen, onSignedIn, ...fields };
}

test("S7.17 signs in with e-mail and password, and a second press sends nothing", async () => {
  const seen = stubServer({ "POST /auth/login/": { body: session } });
  const { email, password, submit, onSignedIn } = await open();
  await userEvent.fill(email, " Ada@Example.com");
  await userEvent.fill(password, "three quiet words");
  await userEvent.dblClick(submit);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(session));
  const body = { email: "ada@example.com", password: "three quiet words" };
  expect(seen).toEqual([{ call: "POST /auth/login/", authorization: null, body }]);
});

test("the first wrong field gets the focus and says what is wrong; nothing is sent", async () => {
  const seen = stubServer({});
  const { screen, email, password, submit } = await open();
  await userEvent.click(submit);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription("Enter your e-mail address.");
  await userEvent.fill(email, "ada@example.com");
  await userEvent.click(submit);
  await expect.element(password).toHaveFocus();
  await expect.element(screen.getByText("Enter your password.")).toBeVisible();
  expect(seen).toEqual([]);
});

test("S8.10 a refused password is announced and can be typed anew at once", async () => {
  stubServer({ "POST /auth/login/": refusal("ACCESS_DENIED") });
  const { screen, password } = await open("ada@example.com");
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard("not this one{Enter}");
  const alert = screen.getByText("This password was not accepted.");
  await expect.element(alert).toBeVisible();
  expect(alert.element().closest("[role=alert]")).not.toBeNull();
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard("x");
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(password).toHaveValue("x");
});

test("S8.06 too many tries say how long to wait", async () => {
  stubServer({ "POST /auth/login/": refusal("LimitExceededException", 429, { "retry-after": "841" }) });
  const { screen } = await open("ada@example.com");
  await userEvent.keyboard("not this one{Enter}");
  await expect.element(screen.getByText(/wait 15 minutes/)).toBeVisible();
});

test("S8.01 without a connection what was typed stays", async () => {
  stubServer({ "POST /auth/login/": null });
  const { screen, email, password } = await open("ada@example.com");
  await userEvent.keyboard("three quiet words{Enter}");
  await expect.element(screen.getByText(/server cannot be reached/)).toBeVisible();
  await expect.element(email).toHaveValue("ada@example.com");
  await expect.element(password).toHaveValue("three quiet words");
});

test("password managers and phones know the fields", async () => {
  const { email, password } = await open();
  await expect.element(email).toHaveAttribute("autocomplete", "username");
  await expect.element(email).toHaveAttribute("type", "email");
  await expect.element(password).toHaveAttribute("autocomplete", "current-password");
});
