import { authContract } from "@candlewise/contracts/auth/schemas";
import { feedbackContract } from "@candlewise/contracts/feedback/schemas";
import { privacyContract } from "@candlewise/contracts/privacy/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { callData } from "#api/platform/http/prune-calls.ts";
import { eventData } from "#api/platform/events/personal-data.ts";
import { personalDataOf } from "#api/platform/personal-data.ts";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { emailsTo } from "#api/testing/emails.ts";
import { mailServer } from "#api/testing/mail-server.ts";
import { signUp, signUpVerified, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { findTraces } from "#api/testing/traces.ts";
import { erasureCancelled } from "./emails/erasure-cancelled.ts";
import { erasureDone } from "./emails/erasure-done.ts";
import { erasureRequested } from "./emails/erasure-requested.ts";
import { exportReady } from "./emails/export-ready.ts";

const patience = { timeout: 15_000, interval: 50 };
const bodyless = { body: {} };

/** Runs one of the app's jobs now. */
async function run(app: TestApp, name: string, data: object = {}): Promise<void> {
  const job = app.features.flatMap(({ jobs }) => jobs ?? []).find((each) => each.name === name);
  if (job) await runNow(job, app, data);
}

async function picture(): Promise<File> {
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });
}

/** Creates data in every place where a user can leave some. */
async function live(app: TestApp, { userId, accessToken, email, username }: TestUser): Promise<void> {
  const as = { token: accessToken };
  const own = { params: { id: userId } };
  await app.call(profileContract, "saveProfile", { body: { image: await picture(), data: { name: "Erika M." } } }, as);
  await app.call(profileContract, "saveTour", { ...own, body: { name: "learn" } }, as);
  await app.call(profileContract, "acceptTerms", bodyless, as);
  await app.call(profileContract, "savePreferences", { ...own, body: { visited_pages: { upsell: true } } }, as);
  const body = { text: `I am ${username}, ${email}`, page: "/learn", screenshot: await picture() };
  await app.call(feedbackContract, "sendFeedback", { body }, as);
  await app.call(authContract, "forgotPassword", { body: { email } });
  await app.platform.database.run(
    `insert into learning_completion values ($1, 'lesson', 'lesson', 'learning', null, true, false, 15, '2026-11-21', now())`,
    [userId],
  );
  await app.platform.database.run("insert into learning_xp values ($1, 'lesson', 'lesson', 15, now())", [userId]);
}

describe("what is known of a person", () => {
  it("is covered by somebody's export and erasure, table by table", async () => {
    const app = await createTestApp();
    const data = [...personalDataOf(app.features), eventData(app.platform.database), callData(app.platform.database)];
    const covered = data.flatMap(([, { tables }]) => tables);
    const { rows } = await app.platform.database.run(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' order by 1`,
    );
    expect(covered.toSorted()).toEqual(rows.map(({ name }) => name));
  });
});

describe("export", () => {
  const prepare = async (app: TestApp, user: TestUser) => {
    const as = { token: user.accessToken };
    expect(await app.call(privacyContract, "requestExport", bodyless, as)).toMatchObject({ status: "preparing" });
    const { rows } = await app.platform.database.run("select export_id from privacy_export where user_id = $1", [
      user.userId,
    ]);
    await run(app, "privacy.export", { export_id: rows[0]?.["export_id"] });
    const emails = await emailsTo(app, user.email, exportReady);
    return new URL(emails.at(-1)?.url ?? "").pathname;
  };

  it("gathers everything in a ZIP that a mailed address gives once, after a click", async () => {
    const app = await createTestApp();
    const user = await signUpVerified(app);
    const other = await signUp(app);
    await live(app, user);
    await live(app, other);
    const path = await prepare(app, user);
    const as = { token: user.accessToken };
    expect(await app.call(privacyContract, "getExport", undefined, as)).toMatchObject({ status: "ready" });
    const page = await app.http.inject({ url: path, headers: { "accept-language": "de" } });
    expect([page.statusCode, page.headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
    expect(page.body).toContain("Daten herunterladen");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'; style-src 'sha256-");
    expect((await app.http.inject({ method: "PUT", url: path })).statusCode).toBe(405);
    // As the page's form posts.
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const request = () => app.http.inject({ method: "POST", url: path, headers, payload: "--x--\r\n" });
    const answers = await Promise.all(Array.from({ length: 10 }, request));
    const given = answers.filter(({ statusCode }) => statusCode === 200);
    expect(given).toHaveLength(1);
    expect(given[0]?.headers["content-disposition"]).toContain("candlewise-data.zip");
    const files = unzipSync(new Uint8Array(given[0]?.rawPayload ?? []));
    expect(Object.keys(files).toSorted()).toEqual(
      app.features
        .flatMap(({ domain, personalData }) => (personalData ? [`${domain}.json`] : []))
        .concat("calls.json", "events.json")
        .concat(Object.keys(files).filter((name) => name.endsWith(".webp")))
        .toSorted(),
    );
    expect((await sharp(files["profile/picture.webp"]).metadata()).format).toBe("webp");
    const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
    expect(read("profile").profile_user[0]).toMatchObject({ email: user.email, name: "Erika M." });
    expect(read("feedback").feedback_message[0].text).toContain(user.username);
    expect(read("learning").learning_completion).toHaveLength(1);
    expect(read("auth").auth_account[0]).toMatchObject({ email: user.email });
    const whole = Object.values(files)
      .map(strFromU8 as (bytes: Uint8Array) => string)
      .join("");
    expect(whole).not.toMatch(/argon2|password_hash|code_digest/);
    expect(whole).not.toContain(other.userId);
    await vi.waitFor(async () => expect((await app.http.inject(path)).statusCode).toBe(404), patience);
    expect(await app.call(privacyContract, "getExport", undefined, as)).toEqual({ status: "none", requested_at: null });
  });

  it("does not give anything for a link that is forged, too old, or replaced by a newer one", async () => {
    const app = await createTestApp();
    const user = await signUpVerified(app);
    const first = await prepare(app, user);
    const second = await prepare(app, user);
    expect((await app.http.inject({ method: "POST", url: first })).statusCode).toBe(404);
    const last = second.at(-2) === "A" ? "B" : "A";
    const forged = `${second.slice(0, -2)}${last}${second.slice(-1)}`;
    expect((await app.http.inject({ method: "POST", url: forged })).statusCode).toBe(404);
    app.clock.advance({ days: 3, seconds: 1 });
    expect((await app.http.inject({ method: "POST", url: second })).statusCode).toBe(404);
    await run(app, "privacy.tidy");
    expect(await findTraces(app, ["exports/"])).toEqual([]);
  });
});

describe("erasure", () => {
  const as = (user: TestUser) => ({ token: user.accessToken });
  const request = (app: TestApp, user: TestUser, password = user.password) =>
    app.send(privacyContract, "requestErasure", { body: { password } }, as(user));

  it("S7.15 asks for the password, ends the sessions, and leaves fourteen days in which to keep the account", async () => {
    const app = await createTestApp();
    const user = await signUp(app);
    const wrong = await request(app, user, "not my password");
    expect([wrong.statusCode, wrong.json<{ error: string }>().error]).toEqual([400, "ACCESS_DENIED"]);
    expect(await app.call(privacyContract, "getErasure", undefined, as(user))).toEqual({ erase_on: null });
    const erase_on = "2026-12-05T12:00:00.000Z";
    expect((await request(app, user)).json()).toEqual({ erase_on });
    expect((await app.send(authContract, "refresh", bodyless, { cookies: user.cookies })).statusCode).toBe(401);
    const [email] = await emailsTo(app, user.email, erasureRequested);
    expect(email).toEqual({ on: erase_on, url: "http://localhost:8080/profile" });
    app.clock.advance({ days: 13 });
    await run(app, "privacy.tidy");
    const login = { body: { email: user.email, password: user.password } };
    const { access_token: token } = await app.call(authContract, "login", login);
    expect(await app.call(privacyContract, "getErasure", undefined, { token })).toEqual({ erase_on });
    expect(await app.call(privacyContract, "cancelErasure", undefined, { token })).toEqual({ erase_on: null });
    expect(await emailsTo(app, user.email, erasureCancelled)).toHaveLength(1);
    app.clock.advance({ days: 30 });
    await run(app, "privacy.tidy");
    expect((await app.call(authContract, "login", login)).user.username).toBe(user.username);
  });

  it("S7.15 leaves nothing: no row, no file, no line of a log has the person's email, names or ids", async () => {
    const server = await mailServer();
    const app = await createTestApp({ environment: { SMTP_URL: server.url, OPERATOR_EMAIL: "team@example.com" } });
    await app.startWork();
    const [user, other] = [await signUpVerified(app, { email: "erika@mustermann.example" }), await signUp(app)];
    await live(app, user);
    await live(app, other);
    const pending = { body: { email: "next-address@elsewhere.example", password: user.password } };
    await app.call(authContract, "changeEmail", pending, as(user));
    await app.call(privacyContract, "requestExport", bodyless, as(user));
    await vi.waitFor(async () => {
      expect(await app.call(privacyContract, "getExport", undefined, as(user))).toMatchObject({ status: "ready" });
    }, patience);
    const { int_user_id } = await app.call(profileContract, "getUser", { params: { id: user.userId } }, as(user));
    expect((await request(app, user)).statusCode).toBe(200);
    await vi.waitFor(() => {
      expect(server.received.some(({ source }) => source.includes("will be deleted"))).toBe(true);
    }, patience);
    const words = [
      user.email,
      "mustermann",
      "next-address",
      user.userId,
      `"${user.username}"`,
      ` ${user.username},`,
      String(int_user_id),
    ];
    expect((await findTraces(app, words)).length).toBeGreaterThan(10);

    app.clock.advance({ days: 14 });
    await run(app, "privacy.tidy");
    await vi.waitFor(() => {
      expect(server.received.filter(({ to }) => to.includes(user.email)).at(-1)?.source).toContain("has been deleted");
    }, patience);
    // The user was still signed in: data written with their last token is erased too.
    await app.platform.database.run("insert into profile_tour values ($1, 'late', now())", [user.userId]);
    app.clock.advance({ minutes: 15 });
    await run(app, "privacy.tidy");
    await vi.waitFor(async () => expect(await findTraces(app, words)).toEqual([]), patience);

    const login = { body: { email: user.email, password: user.password } };
    expect((await app.refuse(authContract, "login", login)).error).toBe("ACCESS_DENIED");
    const another = { body: { email: other.email, password: other.password } };
    const { access_token: token } = await app.call(authContract, "login", another);
    const loaded = await app.call(profileContract, "getProfile", undefined, { token });
    expect(loaded).toMatchObject({ name: "Erika M.", stats: { lessons: 1, xp: 15 } });
    expect((await app.http.inject(loaded.avatar_url)).statusCode).toBe(200);
    expect((await signUp(app, { email: user.email })).userId).not.toBe(user.userId);
  }, 60_000);

  it("S7.15 of two workers one erases, and the other goes on", async () => {
    const app = await createTestApp();
    const users = [await signUp(app), await signUp(app), await signUp(app)];
    for (const user of users) expect((await request(app, user)).statusCode).toBe(200);
    app.clock.advance({ days: 14 });
    await Promise.all([run(app, "privacy.tidy"), run(app, "privacy.tidy"), run(app, "privacy.tidy")]);
    for (const { email } of users) expect(await emailsTo(app, email, erasureDone)).toHaveLength(1);
    const { rows } = await app.platform.database.run("select user_id from profile_user");
    expect(rows).toEqual([]);
  });
});
