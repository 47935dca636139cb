import { authContract } from "@candlewise/contracts/auth/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { createSeenGenerations } from "../sessions/seen-generations.ts";
import { createTokenVerifier } from "../tokens/temp-tokens.ts";
import { createTokens } from "../tokens/tokens.ts";
import {
  emailsTo,
  mailedLink,
  mailedPasswordCode,
  mailedToken,
  requestPasswordCode,
  wrongCode,
} from "../testing/mailbox.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: "https://learn.example.com", TRUST_PROXY: "127.0.0.1" } });
});

const NEW = "four words nobody guesses";
/** Each call comes from its own address, as seen by the counters. */
let host = 0;
const elsewhere = () => ({ headers: { "x-forwarded-for": `198.51.100.${++host % 250}` } });
/** Cookies of the browser that last requested a code, by address. */
const browsers = new Map<string, Readonly<Record<string, string>>>();
const forgot = async (email: string) => void browsers.set(email, await requestPasswordCode(app, email, elsewhere()));
const confirm = (email: string, code: string, password = NEW, cookies = browsers.get(email) ?? {}) =>
  app.send(authContract, "confirmForgotPassword", { body: { email, code, password } }, { ...elsewhere(), cookies });
const refusal = async (pending: ReturnType<typeof confirm>) => {
  const answer = await pending;
  return [answer.statusCode, answer.json<{ error: string }>().error];
};
const login = (email: string, password: string) =>
  app.send(authContract, "login", { body: { email, password } }, elsewhere());
const refresh = (user: Pick<TestUser, "cookies">) =>
  app.send(authContract, "refresh", { body: {} }, { cookies: user.cookies });
const codeFor = async (email: string) => {
  await forgot(email);
  return mailedPasswordCode(app, email);
};

describe("a forgotten password", () => {
  it("S7.17 a mailed code of six digits sets a new one, ends every session and signs in", async () => {
    const user = await signUp(app);
    const code = await codeFor(user.email);
    expect(code).toMatch(/^\d{6}$/);
    const answer = await confirm(user.email, code);
    expect(answer.statusCode, answer.body).toBe(200);
    const session = authContract.shapes.confirmForgotPassword.response.parse(answer.json());
    expect(session.user.id).toBe(user.userId);
    expect((await refresh(user)).statusCode).toBe(401);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    expect((await refresh({ cookies })).statusCode).toBe(200);
    expect((await login(user.email, user.password)).statusCode).toBe(400);
    expect((await login(user.email, NEW)).statusCode).toBe(200);
    const emails = await emailsTo(app, user.email);
    expect(emails.map(({ template }) => template)).toEqual(["passwordCode", "passwordChanged"]);
  });

  it("S7.17 asking is answered alike for an unknown email, which gets no email", async () => {
    const { email } = await signUp(app);
    const answers = [];
    for (const address of [email, "nobody@example.org"]) {
      const answer = await app.send(authContract, "forgotPassword", { body: { email: address } }, elsewhere());
      const { date: _, "x-request-id": __, "set-cookie": ___, ...headers } = answer.headers;
      const cookies = answer.cookies.map(({ value, ...terms }) => ({ ...terms, length: value.length }));
      answers.push([answer.statusCode, answer.body, headers, cookies]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await emailsTo(app, "nobody@example.org")).toEqual([]);
  });

  it("S8.07 a wrong, spent or old code, or one for another email, is a mismatch, as is any for an unknown email", async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const mismatch = [400, "CodeMismatchException"];
    const code = await codeFor(user.email);
    await forgot("ghost@example.org");
    await emailsTo(app, "ghost@example.org");
    expect(await refusal(confirm("ghost@example.org", code))).toEqual(mismatch);
    expect(await refusal(confirm("never.asked@example.org", code))).toEqual(mismatch);
    expect(await refusal(confirm(other.email, code))).toEqual(mismatch);
    expect(await refusal(confirm(user.email, wrongCode(code)))).toEqual(mismatch);
    expect((await confirm(user.email, code)).statusCode).toBe(200);
    expect(await refusal(confirm(user.email, code))).toEqual(mismatch);
    const late = await codeFor(other.email);
    app.clock.advance({ minutes: 10 });
    expect(await refusal(confirm(other.email, late))).toEqual(mismatch);
  });

  it("S8.06 the sixth try is refused even with the right code, for an email without an account alike", async () => {
    const { email } = await signUp(app);
    const code = await codeFor(email);
    await forgot("also.nobody@example.org");
    await emailsTo(app, "also.nobody@example.org");
    for (const address of [email, "also.nobody@example.org"]) {
      const tries = [];
      for (let attempt = 0; attempt < 5; attempt++) {
        tries.push((await refusal(confirm(address, wrongCode(code))))[1]);
      }
      expect(tries).toEqual(Array(5).fill("CodeMismatchException"));
      const sixth = await confirm(address, code);
      expect([sixth.statusCode, sixth.json<{ error: string }>().error]).toEqual([429, "LimitExceededException"]);
      expect(sixth.headers["retry-after"]).toBe("600");
    }
    expect((await confirm(email, await codeFor(email))).statusCode, "a new code allows new attempts").toBe(200);
  });

  it("S8.06 fifty wrong codes at once get five looks", async () => {
    const { email } = await signUp(app);
    const code = await codeFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refusal(confirm(email, wrongCode(code)))));
    expect(answers.filter(([, error]) => error === "CodeMismatchException")).toHaveLength(5);
    expect(await refusal(confirm(email, code))).toEqual([429, "LimitExceededException"]);
  });

  it("S8.06 a stranger who guesses, or requests codes, neither spends nor replaces the code of the person", async () => {
    const { email } = await signUp(app);
    const code = await codeFor(email);
    const person = browsers.get(email);
    for (let round = 0; round < 6; round++) {
      expect(await refusal(confirm(email, wrongCode(code), NEW, {}))).toEqual([400, "CodeMismatchException"]);
    }
    for (let round = 0; round < 4; round++) {
      await forgot(email);
      await emailsTo(app, email);
      for (let attempt = 0; attempt < 5; attempt++) await refusal(confirm(email, wrongCode(code)));
    }
    expect(await refusal(confirm(email, code)), "the code of another browser").toEqual([429, "LimitExceededException"]);
    expect((await confirm(email, code, NEW, person)).statusCode).toBe(200);
  });

  it("S8.06 a browser that has signed in before gets its code when strangers have used up the emails", async () => {
    const { email } = await signUp(app);
    await confirm(email, await codeFor(email));
    const signedIn = await login(email, NEW);
    const known = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    for (let round = 0; round < 4; round++) await forgot(email);
    const body = { email };
    expect((await app.refuse(authContract, "forgotPassword", { body }, elsewhere())).status).toBe(429);
    const cookies = await requestPasswordCode(app, email, { ...elsewhere(), cookies: known });
    const code = await mailedPasswordCode(app, email);
    expect((await confirm(email, code, NEW, cookies)).statusCode).toBe(200);
    for (let round = 0; round < 4; round++) await requestPasswordCode(app, email, { ...elsewhere(), cookies: known });
    expect((await app.refuse(authContract, "forgotPassword", { body }, { cookies: known })).status).toBe(429);
  });

  it("S8.06 a code from a node of the previous release works in a browser without a challenge", async () => {
    const { email } = await signUp(app);
    const job = app.features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === "auth.mail-secret");
    if (job) await runNow(job, app.platform, { email, secret: "password-code" });
    const code = await mailedPasswordCode(app, email);
    expect((await confirm(email, code, NEW, {})).statusCode).toBe(200);
  });

  it("S8.06 emails to one address are counted, whether or not it has an account", async () => {
    const { email } = await signUp(app);
    for (const address of [email, "flooded@example.org"]) {
      for (let email = 0; email < 5; email++) await forgot(address);
      const refused = await app.refuse(authContract, "forgotPassword", { body: { email: address } }, elsewhere());
      expect(refused).toMatchObject({ status: 429, error: "LimitExceededException" });
    }
  });

  it("S8.10 a common password is refused before the code is looked at", async () => {
    const { email } = await signUp(app);
    const code = await codeFor(email);
    for (let attempt = 0; attempt < 6; attempt++) {
      expect(await refusal(confirm(email, code, "password123"))).toEqual([400, "InvalidPasswordException"]);
    }
    expect((await confirm(email, code)).statusCode).toBe(200);
  });

  it("S8.04 an account that is gone is told of only to one who proved the mailbox", async () => {
    const { email, userId } = await signUp(app);
    const code = await codeFor(email);
    await app.platform.database.run("delete from auth_account where user_id = $1", [userId]);
    expect(await refusal(confirm(email, wrongCode(code)))).toEqual([400, "CodeMismatchException"]);
    expect(await refusal(confirm(email, code))).toEqual([404, "UserNotFoundException"]);
  });

  it("of two who bring one code at once, one sets the password", async () => {
    const { email } = await signUp(app);
    const code = await codeFor(email);
    const answers = await Promise.all(
      ["first of two words", "second of two words"].map((password) => confirm(email, code, password)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it("the worker mails the code in the language of the account", async () => {
    const live = await createTestApp();
    const { email, accessToken, userId } = await signUp(live);
    await live.platform.database.run("update profile_user set language = 'ar' where user_id = $1", [userId]);
    await live.startWork();
    await live.call(authContract, "forgotPassword", { body: { email } }, { token: accessToken });
    const sql = "select language, template from email";
    await expect
      .poll(async () => (await live.platform.database.run(sql)).rows, { timeout: 15_000 })
      .toEqual([{ language: "ar", template: "passwordCode" }]);
  });
});

describe("a sign-in link", () => {
  const spend = (token: string) => app.send(authContract, "autoLogin", { body: { token } }, elsewhere());
  const tokenFor = async (email: string) => {
    await app.call(authContract, "sendLoginLink", { body: { email } }, elsewhere());
    return mailedToken(app, email);
  };

  it("S7.17 signs in once, with 256 bits in the fragment of its address, of which only a digest is kept", async () => {
    const { email, userId } = await signUp(app);
    const token = await tokenFor(email);
    expect(await mailedLink(app, email)).toBe(`https://learn.example.com/auth/auto-login#token=${token}`);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { rows } = await app.platform.database.run("select * from auth_one_time where user_id = $1", [userId]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const answer = await spend(token);
    expect(authContract.shapes.autoLogin.response.parse(answer.json()).user.id).toBe(userId);
    expect(await refusal(spend(token))).toEqual([400, "CodeMismatchException"]);
  });

  it("S7.17 of fifty who spend it at once, one is signed in", async () => {
    const token = await tokenFor((await signUp(app)).email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1);
  });

  it("S7.17 ends after ten minutes, and asking for one tells nothing of an unknown email", async () => {
    const token = await tokenFor((await signUp(app)).email);
    app.clock.advance({ minutes: 10 });
    expect(await refusal(spend(token))).toEqual([400, "CodeMismatchException"]);
    await app.call(authContract, "sendLoginLink", { body: { email: "stranger@example.org" } });
    expect(await emailsTo(app, "stranger@example.org")).toEqual([]);
  });

  it("a new password ends the links that were out", async () => {
    const user = await signUp(app);
    const token = await tokenFor(user.email);
    const body = { current_password: user.password, password: NEW };
    await app.call(authContract, "changePassword", { body }, { token: user.accessToken });
    expect(await refusal(spend(token))).toEqual([400, "CodeMismatchException"]);
  });
});

describe("the first proof of a mailbox", () => {
  // better-auth#11023: an attacker signs up with somebody else's address and waits for its owner.
  it("S8.08 a link to the owner ends the intruder's password, sessions and temporary tokens", async () => {
    const intruder = await signUp(app);
    const planted = await app.call(authContract, "createTempToken", { body: {} }, { token: intruder.accessToken });
    app.clock.advance({ minutes: 1 });
    await app.call(authContract, "sendLoginLink", { body: { email: intruder.email } }, elsewhere());
    const token = await mailedToken(app, intruder.email);
    const owner = await app.call(authContract, "autoLogin", { body: { token } }, elsewhere());
    expect(owner.user.id).toBe(intruder.userId);
    expect((await refresh(intruder)).statusCode).toBe(401);
    // Only a caller who knows the former password learns that it is invalid; others get the same answer as strangers.
    expect(await refusal(login(intruder.email, intruder.password))).toEqual([400, "PasswordResetRequiredException"]);
    expect(await refusal(login(intruder.email, "another guess"))).toEqual([400, "ACCESS_DENIED"]);
    const security = await app.call(authContract, "getSecurity", {}, { token: owner.access_token });
    expect(security).toEqual({ has_password: false, is_email_verified: true, pending_email: null });
    expect(
      await app.platform.database.run("select 1 from auth_session where user_id = $1", [intruder.userId]),
    ).toMatchObject({ rowCount: 1 });
    const { secrets, clock, database } = app.platform;
    const verifier = createTokenVerifier(createTokens(secrets, clock), createSeenGenerations(app.platform), database);
    expect(await verifier.verifyTemp(planted.temp_token, ["plan"])).toBeNull();
    await app.call(authContract, "changePassword", { body: { password: NEW } }, { token: owner.access_token });
    expect((await login(intruder.email, NEW)).statusCode).toBe(200);
    expect(await refusal(login(intruder.email, intruder.password))).toEqual([400, "ACCESS_DENIED"]);
  });

  it("a second proof ends nothing: password and sessions stay", async () => {
    const user = await signUp(app);
    await confirm(user.email, await codeFor(user.email));
    const signedIn = await login(user.email, NEW);
    await app.call(authContract, "sendLoginLink", { body: { email: user.email } }, elsewhere());
    const token = await mailedToken(app, user.email);
    await app.call(authContract, "autoLogin", { body: { token } }, elsewhere());
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    expect((await refresh({ cookies })).statusCode).toBe(200);
    expect((await login(user.email, NEW)).statusCode).toBe(200);
  });
});
