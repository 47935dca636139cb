import { authContract } from "@candlewise/contracts/auth/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { collectExport } from "#api/testing/collect-export.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { emailsTo } from "../testing/mailbox.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const LAPTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0";
const NEW = "four words nobody guesses";

const signInWith = async ({ email, password }: TestUser, userAgent: string) => {
  const headers = { "user-agent": userAgent };
  const answer = await app.send(authContract, "login", { body: { email, password } }, { headers });
  const { access_token } = authContract.shapes.login.response.parse(answer.json());
  return { token: access_token, cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])) };
};
const as = ({ accessToken }: TestUser) => ({ token: accessToken });
const list = async (token: string) => (await app.call(authContract, "listSessions", {}, { token })).sessions;
const isOpen = async (cookies: TestUser["cookies"]) =>
  (await app.send(authContract, "refresh", { body: {} }, { cookies })).statusCode === 200;

describe("sessions", () => {
  it("S7.17 are listed with device and time, the present one first", async () => {
    const user = await signUp(app);
    app.clock.advance({ minutes: 1 });
    const phone = await signInWith(user, PHONE);
    app.clock.advance({ minutes: 1 });
    await signInWith(user, LAPTOP);
    const sessions = await list(phone.token);
    expect(sessions.map(({ browser, system, kind, is_current }) => [browser, system, kind, is_current])).toEqual([
      ["Safari", "iOS", "mobile", true],
      ["Firefox", "Windows", "desktop", false],
      [null, null, "other", false],
    ]);
    expect(sessions[0]).toMatchObject({ signed_in_at: new Date(app.clock.now().getTime() - 60_000).toISOString() });
  });

  it("S7.17 one is ended by its id, a stranger's is not found, an ended one neither", async () => {
    const [user, stranger] = [await signUp(app), await signUp(app)];
    const phone = await signInWith(user, PHONE);
    const id = (await list(user.accessToken)).find(({ browser }) => browser === "Safari")?.id ?? "";
    const end = { params: { id } };
    expect((await app.refuse(authContract, "endSession", end, as(stranger))).error).toBe("not_found");
    await app.call(authContract, "endSession", end, as(user));
    expect(await isOpen(phone.cookies)).toBe(false);
    expect((await app.refuse(authContract, "endSession", end, as(user))).error).toBe("not_found");
    expect((await app.refuse(authContract, "endSession", { params: { id: "x" } }, as(user))).error).toBe("not_found");
    const emails = await emailsTo(app, user.email);
    expect(emails.map(({ template }) => template)).toEqual(["newSignIn", "sessionsEnded"]);
  });

  it("S7.17 all others are ended at once, and an ended session ends nobody", async () => {
    const user = await signUp(app);
    const [phone, laptop] = [await signInWith(user, PHONE), await signInWith(user, LAPTOP)];
    expect(await app.call(authContract, "endOtherSessions", { body: {} }, as(user))).toEqual({ ended: 2 });
    expect([await isOpen(phone.cookies), await isOpen(laptop.cookies), await isOpen(user.cookies)]).toEqual([
      false,
      false,
      true,
    ]);
    const refused = await app.refuse(authContract, "endOtherSessions", { body: {} }, { token: phone.token });
    expect(refused).toMatchObject({ status: 401, error: "Unauthorized" });
    expect(await app.call(authContract, "endOtherSessions", { body: {} }, as(user))).toEqual({ ended: 0 });
  });

  it("a device that was never signed in is told of by an email, once", async () => {
    const user = await signUp(app);
    for (const device of [PHONE, PHONE, LAPTOP]) await signInWith(user, device);
    expect(await emailsTo(app, user.email)).toMatchObject([
      { template: "newSignIn", data: { device: "Safari (iOS)" } },
      { template: "newSignIn", data: { device: "Firefox (Windows)" } },
    ]);
  });
});

describe("changing the password", () => {
  const change = (user: TestUser, current: string | undefined, password = NEW) => ({
    args: { body: { password, ...(current !== undefined && { current_password: current }) } },
    options: as(user),
  });
  const refuse = ({ args, options }: ReturnType<typeof change>) =>
    app.refuse(authContract, "changePassword", args, options);

  it("S7.17 ends all other sessions and keeps this one; an email tells of it", async () => {
    const user = await signUp(app);
    const phone = await signInWith(user, PHONE);
    const { args, options } = change(user, user.password);
    await app.call(authContract, "changePassword", args, options);
    expect([await isOpen(phone.cookies), await isOpen(user.cookies)]).toEqual([false, true]);
    const login = (password: string) => app.send(authContract, "login", { body: { email: user.email, password } });
    expect([(await login(user.password)).statusCode, (await login(NEW)).statusCode]).toEqual([400, 200]);
    expect((await emailsTo(app, user.email)).at(-1)).toMatchObject({ template: "passwordChanged" });
  });

  it("S8.10 needs the present password, and takes no common one", async () => {
    const user = await signUp(app);
    expect((await refuse(change(user, "not this one"))).error).toBe("ACCESS_DENIED");
    expect((await refuse(change(user, undefined))).error, "a fresh sign-in is not enough").toBe("ACCESS_DENIED");
    expect((await refuse(change(user, user.password, "password123"))).error).toBe("InvalidPasswordException");
  });

  it("S8.06 after five wrong passwords the sixth is refused even if it is right", async () => {
    const user = await signUp(app);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await refuse(change(user, `wrong ${attempt}`))).error).toBe("ACCESS_DENIED");
    }
    expect(await refuse(change(user, user.password))).toMatchObject({ status: 429, error: "LimitExceededException" });
  });
});

describe("what is kept about a person", () => {
  const personalData = () => {
    const data = app.features.find(({ domain }) => domain === "auth")?.personalData;
    if (!data) throw new Error("auth tells of no personal data");
    return data;
  };

  it("covers every table with a user's id, can be given out without what opens the account, and be erased", async () => {
    const user = await signUp(app);
    await app.call(authContract, "changeEmail", { body: { email: "soon@example.org" } }, as(user));
    const { rows: tables } = await app.platform.database.run(`select distinct table_name from information_schema.columns
      where table_name like 'auth%' and column_name = 'user_id' order by 1`);
    expect(personalData().tables.toSorted()).toEqual(tables.map(({ table_name }) => table_name));
    const copy = JSON.stringify(await collectExport(personalData(), user.userId));
    expect(copy).toContain(user.email);
    expect(copy).toContain("soon@example.org");
    expect(copy).not.toMatch(/argon2|digest/);
    await app.platform.database.transaction((transaction) => personalData().erase(transaction, user.userId));
    const { records } = await collectExport(personalData(), user.userId);
    expect(Object.values(records).flat()).toEqual([]);
    expect(await signUp(app, { email: user.email })).toBeDefined();
  });
});
