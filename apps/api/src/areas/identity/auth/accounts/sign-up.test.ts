import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { authContract } from "@candlewise/contracts/auth/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const funnel = { token: FUNNEL_TOKEN };
const form = (username: string, password = "three quiet words") => ({
  body: { username, password, language: "en", time_zone: "Europe/Berlin" } as const,
});
const begin = (email: string) => app.call(authContract, "createUser", { body: { email } }, funnel);

const tooMuch = (count: number, key: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${key}${index}`, "x"]));

it.each([
  ["more than twenty entries", tooMuch(21, "utm")],
  ["a name of more than 64 characters", tooMuch(1, "k".repeat(64))],
  ["a value of more than 500 characters", { utm: "x".repeat(501) }],
])("S7.03 refuses a sign-up with an attribution of %s", async (_, attribution) => {
  const body = { email: "attributed@example.com", attribution };
  const refused = await app.refuse(authContract, "createUser", { body }, { token: FUNNEL_TOKEN });
  expect([refused.status, refused.error]).toEqual([400, "validation_failed"]);
  const allowed = { ...body, attribution: tooMuch(20, "k".repeat(62)) };
  await app.call(authContract, "createUser", { body: allowed }, { token: FUNNEL_TOKEN });
});

it.each(["candlewise 2026", "ownname-1234", "own.address 77"])(
  "S8.06 refuses the password %j, little more than the name of the product or words of one's own",
  async (password) => {
    const email = `own.address-${password.length}@example.com`;
    const { temp_token: token } = await app.call(
      authContract,
      "createUser",
      { body: { email } },
      { token: FUNNEL_TOKEN },
    );
    const body = { password, username: "ownname", language: "en", time_zone: "UTC" } as const;
    const refused = await app.refuse(authContract, "registerUser", { body }, { token });
    expect(refused.error).toBe("InvalidPasswordException");
  },
);

describe("signing up", () => {
  it("S7.01 S7.14 an email, then a password and a name make an account that is signed in", async () => {
    const { id, temp_token } = await begin("ada@example.com");
    const session = await app.call(authContract, "registerUser", form("ada"), { token: temp_token });
    expect(session.user).toMatchObject({ id, username: "ada", email: "ada@example.com", language: "en" });
    expect(session.user).toMatchObject({ is_onboarded: false, registered_at: app.clock.now().toISOString() });
    const account = { params: { id } };
    const own = await app.call(profileContract, "getUser", account, { token: session.access_token });
    expect(own).toEqual(session.user);
  });

  it("S3.14 S7.14 a form that says so counts as agreeing to the terms; another leaves them to be asked for", async () => {
    const consentAfter = async (email: string, name: string, agreed: { agrees_to_terms?: true }) => {
      const { temp_token } = await begin(email);
      const { body } = form(name);
      const session = await app.call(
        authContract,
        "registerUser",
        { body: { ...body, ...agreed } },
        { token: temp_token },
      );
      return app.call(profileContract, "getTermsConsent", {}, { token: session.access_token });
    };
    const agreed = await consentAfter("agreed@example.com", "agreed", { agrees_to_terms: true });
    expect(agreed.is_latest_version).toBe(true);
    expect(agreed.accepted_version).toBe(agreed.latest_version);
    expect((await consentAfter("silent@example.com", "silent", {})).accepted_version).toBeNull();
  });

  it("S7.13 check-user knows finished accounts only", async () => {
    const check = (email: string) => app.call(authContract, "checkUser", { body: { email } }, funnel);
    expect(await check("begun@example.com")).toEqual({ exists: false });
    await begin("begun@example.com");
    expect(await check("begun@example.com")).toEqual({ exists: false });
    await signUp(app, { email: "done@example.com" });
    expect(await check("done@example.com")).toEqual({ exists: true });
  });

  it("S5.02 the email is lower-cased: another spelling is the same account", async () => {
    const { id } = await begin("Grace.Hopper@Example.COM ");
    expect(await begin("grace.hopper@example.com")).toMatchObject({ id });
    await signUp(app, { email: "Mixed@Example.com" });
    const refused = await app.refuse(authContract, "createUser", { body: { email: "mixed@EXAMPLE.com" } }, funnel);
    expect(refused).toMatchObject({ status: 409, error: "UsernameExistsException" });
  });

  it("S8.11 a finished sign-up cannot be finished again, nor begun again", async () => {
    const { temp_token } = await begin("twice@example.com");
    await app.call(authContract, "registerUser", form("twice"), { token: temp_token });
    // The same form again, as after a lost reply: the name is taken, but by this account.
    const again = await app.refuse(authContract, "registerUser", form("twice"), { token: temp_token });
    expect(again).toMatchObject({ status: 409, error: "UsernameExistsException" });
    const other = await app.refuse(authContract, "registerUser", form("twice.other"), { token: temp_token });
    expect(other.error).toBe("UsernameExistsException");
    const begun = await app.refuse(authContract, "createUser", { body: { email: "twice@example.com" } }, funnel);
    expect(begun.error).toBe("UsernameExistsException");
  });

  it("S8.11 of two that finish one sign-up at once, one wins and the name of the other stays free", async () => {
    const { temp_token } = await begin("race@example.com");
    const answers = await Promise.all(
      ["race.a", "race.b"].map((name) => app.send(authContract, "registerUser", form(name), { token: temp_token })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const loser = answers[0]?.statusCode === 409 ? "race.a" : "race.b";
    expect(await app.call(authContract, "checkUsername", { body: { username: loser } })).toEqual({ username: loser });
  });

  it("S5.03 a taken name is refused, in any case of its letters, when checked and when used", async () => {
    const { username } = await signUp(app);
    const shouted = username.toUpperCase();
    const checked = await app.refuse(authContract, "checkUsername", { body: { username: shouted } });
    expect(checked).toMatchObject({ status: 409, error: "username_taken" });
    const { temp_token } = await begin("late@example.com");
    const used = await app.refuse(authContract, "registerUser", form(shouted), { token: temp_token });
    expect(used.error).toBe("username_taken");
    await app.call(authContract, "registerUser", form("late"), { token: temp_token });
  });

  it("S5.03 of two who want one name at once, one gets it", async () => {
    const begun = await Promise.all(["one", "two"].map((each) => begin(`same-${each}@example.com`)));
    const answers = await Promise.all(
      begun.map(({ temp_token }) => app.send(authContract, "registerUser", form("same"), { token: temp_token })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each(["admin", "candlewise", "root", "Mentor"])("S7.04 the name %s is kept back", async (username) => {
    const refused = await app.refuse(authContract, "checkUsername", { body: { username } });
    expect(refused).toMatchObject({ status: 400, error: "username_reserved" });
  });

  it.each(["ab", "a".repeat(21), "with space", "ümlaut", "slash/"])("S7.04 %s is no user name", async (username) => {
    const refused = await app.refuse(authContract, "checkUsername", { body: { username } });
    expect(refused).toMatchObject({ status: 400, error: "validation_failed" });
  });

  it.each(["password123", "qwertyuiop", "ILOVEYOU1"])("S8.10 the common password %s is refused", async (password) => {
    const { temp_token } = await begin("common@example.com");
    const refused = await app.refuse(authContract, "registerUser", form("common", password), { token: temp_token });
    expect(refused).toMatchObject({ status: 400, error: "InvalidPasswordException" });
  });

  it("S7.03 three names that are free are suggested for an email", async () => {
    const taken = await signUp(app);
    const { usernames } = await app.call(authContract, "suggestUsername", { query: { email: taken.email } });
    expect(usernames).toHaveLength(3);
    expect(usernames).not.toContain(taken.username);
    for (const username of usernames) await app.call(authContract, "checkUsername", { body: { username } });
  });

  it("S5.02 no suggestion without an email", async () => {
    const refused = await app.refuse(authContract, "suggestUsername", { query: { email: "" } });
    expect(refused).toMatchObject({ status: 400, error: "validation_failed", message: "Email is required" });
    const without = await app.http.inject("/api/users/suggest-username/");
    expect(without.json()).toMatchObject({ error: "validation_failed", message: "Email is required" });
  });

  it("S6.02 the id of the guest and what brought them here are kept with the sign-up", async () => {
    const attribution = { utm_source: "newsletter" };
    const guest = { email: "guest@example.com", id: "guest-01900000-0000-4000-8000-0123456789ab", attribution };
    const { id } = await app.call(authContract, "createUser", { body: guest }, funnel);
    const sql = "select guest_id, attribution from auth_signup where user_id = $1";
    const { rows } = await app.platform.database.run(sql, [id]);
    expect(rows).toEqual([{ guest_id: "guest-01900000-0000-4000-8000-0123456789ab", attribution }]);
  });

  it("a password is stored as an argon2id hash and stands nowhere else", async () => {
    const { userId, password } = await signUp(app);
    const { rows } = await app.platform.database.run("select * from auth_account where user_id = $1", [userId]);
    expect(String(rows[0]?.["password_hash"])).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify([rows, app.entries])).not.toContain(password);
  });

  it("an unknown time zone of a browser becomes UTC", async () => {
    const { temp_token } = await begin("mars@example.com");
    const body = { ...form("marsian").body, time_zone: "Mars/Olympus" };
    const { access_token } = await app.call(authContract, "registerUser", { body }, { token: temp_token });
    const { properties } = await app.call(profileContract, "getUserProperties", undefined, { token: access_token });
    expect(properties.time_zone).toBe("UTC");
  });

  it("a registration tells the other features once", async () => {
    const { userId } = await signUp(app, { timeZone: "Asia/Tokyo" });
    const sql = "select type, payload from event where key_id = $1";
    const { rows } = await app.platform.database.run(sql, [userId]);
    expect(rows).toEqual([{ type: "user.registered", payload: { language: "en", time_zone: "Asia/Tokyo" } }]);
  });

  it("a property that the call does not know is refused", async () => {
    const body = { ...form("sneaky").body, is_admin: true };
    const { temp_token } = await begin("sneaky@example.com");
    const answer = await app.http.inject({
      method: "POST",
      url: "/api/users/v2/register/",
      headers: { authorization: `Bearer ${temp_token}` },
      payload: body,
    });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, "validation_failed"]);
  });
});
