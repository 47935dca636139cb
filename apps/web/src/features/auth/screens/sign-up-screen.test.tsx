import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Elsewhere, Route, Routes } from "#web/testing/routes.tsx";
import { ADA, refusal, stubServer } from "#web/testing/stub-server.ts";
import { activateLanguage, loadMessages } from "#web/shared/i18n/i18n.ts";
import { setSessionStatus } from "#web/shared/session/session-slice.ts";
import { createStore } from "#web/shared/state/store.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";
import { SignUpScreen } from "./sign-up-screen.tsx";

beforeEach(() => loadMessages(["auth"]));

function open(entry = "/auth/signup") {
  const store = createStore();
  store.dispatch(setSessionStatus("signedOut"));
  return renderInApp(
    <Routes>
      <Route path="/auth/signup" element={<SignUpScreen />} />
      <Route path="/auth/signin" element={<SignInScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    [entry],
    store,
  );
}
type Screen = Awaited<ReturnType<typeof open>>["screen"];

const user = { ...ADA, is_onboarded: false };
const session = { access_token: "access", expires_in: 600, user };
const GUEST = "guest-6b1f0a52-7c1d-4b8e-9a2f-0d5b6c7e8f90";
const begun = {
  "POST /auth/guest/": { body: { id: GUEST, temp_token: "of a guest" } },
  "POST /users/check-user/": { body: { exists: false } },
  "POST /users/create/": { body: { id: "u1", temp_token: "temporary" } },
  "GET /users/suggest-username/": { body: { usernames: ["ada", "ada_cw", "ada42"] } },
  "POST /users/check_username/": { body: { username: "ada" } },
};
const enterEmail = async (screen: Screen) => {
  await userEvent.fill(screen.getByLabelText("Email"), "Ada@Example.com");
  await userEvent.keyboard("{Enter}");
};
const enterPassword = async (screen: Screen) => {
  await userEvent.fill(screen.getByLabelText("Password", { exact: true }), "three quiet words");
  await userEvent.keyboard("{Enter}");
};

test("S2.12 S7.01 S7.03 S7.14 email, then a suggested name and a password make an account; the funnel comes next, then the wanted page", async () => {
  const seen = stubServer({ ...begun, "POST /users/v2/register/": { body: session } });
  const { screen, store } = await open("/auth/signup?next=%2Fcourses");
  await enterEmail(screen);
  await expect.element(screen.getByLabelText("Username")).toHaveValue("ada");
  await userEvent.click(screen.getByRole("button", { name: "ada_cw" }));
  await enterPassword(screen);
  await expect.element(screen.getByRole("heading", { name: "/onboarding?next=%2Fcourses" })).toBeVisible();
  expect(store.getState().auth.userInfo).toEqual(user);
  // Whether the name was looked up before it was sent is a matter of typing speed.
  expect(seen.map(({ call }) => call).filter((call) => call !== "POST /users/check_username/")).toEqual([
    "POST /auth/guest/",
    "POST /users/check-user/",
    "POST /users/create/",
    "GET /users/suggest-username/",
    "POST /users/v2/register/",
  ]);
  // S6.02: what the guest did belongs to the account.
  expect(seen.find(({ call }) => call === "POST /users/create/")?.body).toEqual({
    email: "ada@example.com",
    id: GUEST,
  });
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(seen.at(-1)).toEqual({
    call: "POST /users/v2/register/",
    query: "",
    authorization: "Bearer temporary",
    body: { username: "ada_cw", agrees_to_terms: true, password: "three quiet words", language: "en", time_zone },
  });
});

test("S7.13 a known email is sent to sign-in, filled in, with the way back kept", async () => {
  stubServer({
    ...begun,
    "POST /auth/passkeys/sign-in-options/": null,
    "POST /users/check-user/": { body: { exists: true } },
    "POST /auth/login/": { body: session },
  });
  const { screen } = await open("/auth/signup?next=%2Fcourses%3Fa%3Db");
  await enterEmail(screen);
  await expect.element(screen.getByText("You already have an account. Sign in with your password.")).toBeVisible();
  await expect.element(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  await enterPassword(screen);
  await expect.element(screen.getByRole("heading", { name: "/courses?a=b" })).toBeVisible();
});

test("S8.11 an account that was finished meanwhile leads to sign-in", async () => {
  stubServer({
    ...begun,
    "POST /auth/passkeys/sign-in-options/": null,
    "POST /users/v2/register/": refusal("UsernameExistsException"),
  });
  const { screen } = await open();
  await enterEmail(screen);
  await enterPassword(screen);
  await expect.element(screen.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test("S5.03 a taken name is said while it is typed", async () => {
  stubServer({ ...begun, "POST /users/check_username/": refusal("username_taken") });
  const { screen } = await open();
  await enterEmail(screen);
  await userEvent.fill(screen.getByLabelText("Username"), "grace");
  await expect.element(screen.getByText("That username is taken. Try another.")).toBeVisible();
  await expect.element(screen.getByLabelText("Username")).toHaveAttribute("aria-invalid", "true");
});

test("S8.10 a common password is refused with what to do about it", async () => {
  stubServer({ ...begun, "POST /users/v2/register/": refusal("InvalidPasswordException") });
  const { screen } = await open();
  await enterEmail(screen);
  await enterPassword(screen);
  await expect.element(screen.getByText(/first passwords attackers try/)).toBeVisible();
  await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveFocus();
});

test("S6.06 a temporary token that is too old leads back to the email, which is kept", async () => {
  stubServer({ ...begun, "POST /users/v2/register/": refusal("Unauthorized") });
  const { screen } = await open();
  await enterEmail(screen);
  await enterPassword(screen);
  await expect.element(screen.getByText(/Enter your email again/)).toBeVisible();
  await expect.element(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
});

test("the second step has an entry of its own: changing the email is going back", async () => {
  stubServer(begun);
  const { screen } = await open();
  await enterEmail(screen);
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await expect.element(screen.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect.element(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
});

test("S4.05 who is signed in already goes on to learn", async () => {
  stubServer({
    "POST /auth/passkeys/sign-in-options/": null,
    "POST /auth/login/": { body: { ...session, user: { ...user, is_onboarded: true } } },
  });
  const { screen } = await open("/auth/signin");
  await userEvent.fill(screen.getByLabelText("Email"), "ada@example.com");
  await enterPassword(screen);
  await expect.element(screen.getByRole("heading", { name: "/learn" })).toBeVisible();
});

test("a translated sign-up says that the lessons are in English; the English one has no need to", async () => {
  stubServer(begun);
  const { screen } = await open();
  await expect.element(screen.getByLabelText("Email")).toBeVisible();
  await expect.element(screen.getByText("The lessons are in English.")).not.toBeInTheDocument();
  await activateLanguage("de");
  await expect.element(screen.getByText(/^Die Lektionen gibt es vorerst nur auf Englisch/)).toBeVisible();
  await activateLanguage("en");
});

test("the link to the terms looks like a link and has room for a finger", async () => {
  stubServer(begun);
  const { screen } = await open();
  await enterEmail(screen);
  const link = screen.getByRole("link", { name: "Read the terms" });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(getComputedStyle(link.element()).textDecorationLine).toBe("underline");
});
