import { authContract } from "@candlewise/contracts/auth/schemas";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import {
  emailsTo,
  mailedConfirmCode,
  mailedEmailCode,
  mailedPasswordCode,
  requestPasswordCode,
  wrongCode,
} from "../testing/mailbox.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const as = ({ accessToken }: TestUser) => ({ token: accessToken });
const request = (user: TestUser, email: string, password?: string) =>
  app.call(authContract, "changeEmail", { body: { email, ...(password !== undefined && { password }) } }, as(user));
const refuse = (user: TestUser, email: string, password?: string) =>
  app.refuse(authContract, "changeEmail", { body: { email, ...(password !== undefined && { password }) } }, as(user));
const verify = (user: TestUser, code: string) => app.call(authContract, "verifyEmail", { body: { code } }, as(user));
const refuseCode = (user: TestUser, code: string) =>
  app.refuse(authContract, "verifyEmail", { body: { code } }, as(user));
const login = (email: string, password: string) => app.send(authContract, "login", { body: { email, password } });
const signInAgain = async ({ email, password }: TestUser) => {
  const answer = await login(email, password);
  const { access_token } = authContract.shapes.login.response.parse(answer.json());
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { accessToken: access_token, cookies };
};
const isOpen = async (cookies: TestUser["cookies"]) =>
  (await app.send(authContract, "refresh", { body: {} }, { cookies })).statusCode === 200;

describe("checking an email", () => {
  it("S7.06 S8.11 a free address and one's own are fine, another account's is refused", async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const check = (email: string) => app.call(authContract, "checkEmail", { body: { email } }, as(user));
    expect(await check("Free@Example.org")).toEqual({ email: "free@example.org" });
    expect(await check(user.email)).toEqual({ email: user.email });
    const refused = await app.refuse(authContract, "checkEmail", { body: { email: other.email } }, as(user));
    expect(refused).toMatchObject({ status: 409, error: "UsernameExistsException" });
  });

  it("S8.06 ends at twenty questions an hour, and changes to taken addresses count as changes", async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const body = { email: other.email };
    for (let question = 0; question < 20; question++) {
      expect((await app.refuse(authContract, "checkEmail", { body }, as(user))).status).toBe(409);
    }
    expect((await app.refuse(authContract, "checkEmail", { body }, as(user))).error).toBe("LimitExceededException");
    for (let change = 0; change < 5; change++) {
      expect((await refuse(user, other.email)).error).toBe("UsernameExistsException");
    }
    expect((await refuse(user, other.email)).error).toBe("LimitExceededException");
    app.clock.advance({ hours: 1 });
  });
});

describe("changing the email", () => {
  it("S7.07 S7.08 a code to the new address makes it the account's; both addresses are told", async () => {
    const user = await signUp(app);
    expect(await request(user, "Moved@Example.org", user.password)).toEqual({
      email: "moved@example.org",
      expires_in: 600,
    });
    const pending = await app.call(authContract, "getSecurity", {}, as(user));
    expect(pending).toMatchObject({ pending_email: "moved@example.org", is_email_verified: false });
    const changed = await verify(user, await mailedEmailCode(app, "moved@example.org"));
    expect(changed).toMatchObject({ id: user.userId, email: "moved@example.org" });
    expect((await login("moved@example.org", user.password)).statusCode).toBe(200);
    expect((await login(user.email, user.password)).statusCode).toBe(400);
    const notice = { template: "emailChanged", data: { email: "moved@example.org" } };
    expect(await emailsTo(app, user.email)).toMatchObject([notice]);
    expect(await emailsTo(app, "moved@example.org")).toMatchObject([{ template: "emailChangeCode" }, notice]);
    const security = await app.call(authContract, "getSecurity", {}, as(user));
    expect(security).toEqual({ has_password: true, is_email_verified: true, pending_email: null });
    expect(await signUp(app, { email: user.email })).toBeDefined();
  });

  it("S7.07 without a fresh sign-in the password is asked for, and five wrong ones are the last", async () => {
    const user = await signUp(app);
    app.clock.advance({ minutes: 9 });
    await request(user, "fresh@example.org");
    const { cookies } = user;
    app.clock.advance({ minutes: 6 });
    const renewed = await app.call(authContract, "refresh", { body: {} }, { cookies });
    const later = { ...user, accessToken: renewed.access_token };
    expect(await refuse(later, "stale@example.org")).toMatchObject({ status: 400, error: "reauthentication_required" });
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await refuse(later, "stale@example.org", `wrong ${attempt}`)).error).toBe("ACCESS_DENIED");
    }
    expect((await refuse(later, "stale@example.org", user.password)).error).toBe("LimitExceededException");
    app.clock.advance({ minutes: 9 });
    expect(await emailsTo(app, "stale@example.org")).toEqual([]);
  });

  it("S8.11 another account's address is refused, also when it was taken after the code went out", async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    expect(await refuse(user, other.email)).toMatchObject({ status: 409, error: "UsernameExistsException" });
    await request(user, "wanted@example.org");
    await signUp(app, { email: "wanted@example.org" });
    const code = await mailedEmailCode(app, "wanted@example.org");
    expect((await refuseCode(user, code)).error).toBe("UsernameExistsException");
    expect((await login(user.email, user.password)).statusCode).toBe(200);
  });

  it("S7.08 a sign-up that somebody only began with the address gives way to its proof", async () => {
    const user = await signUp(app);
    const email = "squatted@example.org";
    const squatter = await app.call(authContract, "createUser", { body: { email } }, { token: FUNNEL_TOKEN });
    await request(user, email);
    await verify(user, await mailedEmailCode(app, email));
    const body = { username: "squatter", password: "three quiet words", language: "en", time_zone: "UTC" } as const;
    const refused = await app.refuse(authContract, "registerUser", { body }, { token: squatter.temp_token });
    expect(refused.error).toBe("UsernameExistsException");
  });

  it("S8.05 the verified address of the account is no new one", async () => {
    const user = await signUp(app);
    await request(user, user.email);
    await verify(user, await mailedConfirmCode(app, user.email));
    expect(await refuse(user, user.email)).toMatchObject({ status: 400, error: "InvalidParameterException" });
  });

  it("S8.07 S8.06 a wrong code is a mismatch and the sixth try is refused even if it is right", async () => {
    const user = await signUp(app);
    expect((await refuseCode(user, "000000")).error, "nothing was asked for").toBe("CodeMismatchException");
    await request(user, "sixth@example.org");
    const code = await mailedEmailCode(app, "sixth@example.org");
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await refuseCode(user, wrongCode(code))).error).toBe("CodeMismatchException");
    }
    expect(await refuseCode(user, code)).toMatchObject({ status: 429, error: "LimitExceededException" });
  });

  it("S7.08 a code works for the user who asked, not for another", async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    await request(user, "mine@example.org");
    const code = await mailedEmailCode(app, "mine@example.org");
    expect((await refuseCode(other, code)).error).toBe("CodeMismatchException");
    await verify(user, code);
  });

  it("a code for a new password ends with the address it went to", async () => {
    const user = await signUp(app);
    const cookies = await requestPasswordCode(app, user.email);
    const code = await mailedPasswordCode(app, user.email);
    await request(user, "away@example.org");
    await verify(user, await mailedEmailCode(app, "away@example.org"));
    const body = { email: user.email, code, password: "four words nobody guesses" };
    expect((await app.refuse(authContract, "confirmForgotPassword", { body }, { cookies })).error).toBe(
      "CodeMismatchException",
    );
  });
});

describe("verifying by a code within a session", () => {
  it("S8.06 is not held up by strangers who request codes for the same address", async () => {
    const [user, stranger] = [await signUp(app), await signUp(app)];
    for (let round = 0; round < 5; round++) await refuse(stranger, user.email);
    expect((await refuse(stranger, user.email)).error).toBe("LimitExceededException");
    await request(user, user.email);
    await verify(user, await mailedConfirmCode(app, user.email));
    app.clock.advance({ hours: 1 });
  });

  it("S7.08 keeps this session and the password that was shown, and ends all other sessions", async () => {
    const user = await signUp(app);
    const other = await signInAgain(user);
    await request(user, user.email, user.password);
    await verify(user, await mailedConfirmCode(app, user.email));
    expect(await isOpen(user.cookies)).toBe(true);
    expect(await isOpen(other.cookies)).toBe(false);
    expect((await login(user.email, user.password)).statusCode).toBe(200);
  });

  it("S7.08 an ended session verifies nothing", async () => {
    const user = await signUp(app);
    await request(user, user.email);
    const code = await mailedConfirmCode(app, user.email);
    await app.send(authContract, "logout", { body: {} }, { cookies: user.cookies });
    expect(await refuseCode(user, code)).toMatchObject({ status: 401, error: "Unauthorized" });
  });

  it("S7.07 S7.08 the account's own address needs no password at any time, and the password of the session stays", async () => {
    const user = await signUp(app);
    app.clock.advance({ days: 3 });
    const renewed = await app.call(authContract, "refresh", { body: {} }, { cookies: user.cookies });
    const later = { ...user, accessToken: renewed.access_token };
    expect(await request(later, user.email)).toEqual({ email: user.email, expires_in: 600 });
    expect((await refuse(later, "other@example.org")).error).toBe("reauthentication_required");
    await verify(later, await mailedConfirmCode(app, user.email));
    const security = await app.call(authContract, "getSecurity", {}, as(later));
    expect(security).toEqual({ has_password: true, is_email_verified: true, pending_email: null });
    expect((await login(user.email, user.password)).statusCode).toBe(200);
  });

  it("S7.08 S8.07 a code that has expired is a mismatch, and a new one works", async () => {
    const user = await signUp(app);
    await request(user, user.email);
    const code = await mailedConfirmCode(app, user.email);
    app.clock.advance({ minutes: 10 });
    const renewed = await app.call(authContract, "refresh", { body: {} }, { cookies: user.cookies });
    const later = { ...user, accessToken: renewed.access_token };
    expect((await refuseCode(later, code)).error).toBe("CodeMismatchException");
    await request(later, user.email);
    await verify(later, await mailedConfirmCode(app, user.email));
  });

  it("S8.06 five codes an hour are the last", async () => {
    const user = await signUp(app);
    for (let round = 0; round < 5; round++) await request(user, user.email);
    expect(await refuse(user, user.email)).toMatchObject({ status: 429, error: "LimitExceededException" });
    app.clock.advance({ hours: 1 });
  });
});
