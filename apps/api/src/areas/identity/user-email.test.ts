import { authContract } from "@candlewise/contracts/auth/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { expect, it } from "vitest";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { emailsTo, mailedEmailCode } from "./auth/testing/mailbox.ts";

const as = ({ accessToken }: TestUser) => ({ token: accessToken });
const show = (app: TestApp, user: TestUser) =>
  app.call(profileContract, "getUser", { params: { id: user.userId } }, as(user));

it("the address of a user comes from the account alone", async () => {
  const app = await createTestApp();
  const user = await signUp(app);
  const { email, password } = user;
  await app.platform.database.run("update profile_user set email = 'stale@example.org'");
  expect(await show(app, user)).toMatchObject({ email });
  expect(await app.call(authContract, "login", { body: { email, password } })).toMatchObject({ user: { email } });
  const body = { current_password: password, password: "an entirely different phrase" };
  await app.call(authContract, "changePassword", { body }, as(user));
  expect(await emailsTo(app, email)).toMatchObject([{ template: "passwordChanged" }]);
  expect(await emailsTo(app, "stale@example.org")).toEqual([]);
});

it("nodes of the previous release still find the address in the profile, also after a change", async () => {
  const app = await createTestApp();
  const user = await signUp(app);
  const inProfile = async () => (await app.platform.database.run("select email from profile_user")).rows;
  expect(await inProfile()).toEqual([{ email: user.email }]);
  await app.call(authContract, "changeEmail", { body: { email: "new@example.org" } }, as(user));
  await app.call(
    authContract,
    "verifyEmail",
    { body: { code: await mailedEmailCode(app, "new@example.org") } },
    as(user),
  );
  expect(await inProfile()).toEqual([{ email: "new@example.org" }]);
  expect(await show(app, user)).toMatchObject({ email: "new@example.org" });
});
