import { privacyContract } from "@candlewise/contracts/privacy/schemas";
import { strFromU8, unzipSync } from "fflate";
import { get, request as httpRequest } from "node:http";
import { buffer } from "node:stream/consumers";
import { once } from "node:events";
import { expect, it, vi } from "vitest";
import { emailsTo } from "#api/testing/emails.ts";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { signUp, signUpVerified, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { exportReady } from "./emails/export-ready.ts";

const as = (user: TestUser) => ({ token: user.accessToken });

/** Requests an export, gathers it, and returns the path of the mailed link. */
async function prepare(app: TestApp, user: TestUser): Promise<string> {
  await app.call(privacyContract, "requestExport", { body: {} }, as(user));
  const { rows } = await app.platform.database.run("select export_id from privacy_export");
  const job = app.features.flatMap(({ jobs }) => jobs ?? []).find(({ name }) => name === "privacy.export");
  if (job) await runNow(job, app, { export_id: rows[0]?.["export_id"] });
  const emails = await emailsTo(app, user.email, exportReady);
  return new URL(emails.at(-1)?.url ?? "").pathname;
}

/** Messages of 2 KB that compress badly. */
const writeMuch = ({ platform: { database } }: TestApp, { userId }: TestUser, messages: number) =>
  database.run(
    `insert into feedback_message (user_id, feedback_id, text, page, language, user_agent, sent_at)
     select $1::uuid, gen_random_uuid(), (select string_agg(md5(random()::text || part || each), '') from generate_series(1, 64) part),
       '/learn', 'en', 'test', now() from generate_series(1, $2::int) each`,
    [userId, messages],
  );

it("S7.15 holds every row of a table of many pages", async () => {
  const app = await createTestApp();
  const user = await signUpVerified(app);
  await writeMuch(app, user, 1234);
  const path = await prepare(app, user);
  const { rawPayload } = await app.http.inject({ method: "POST", url: path });
  const files = unzipSync(new Uint8Array(rawPayload));
  const { feedback_message: messages } = JSON.parse(strFromU8(files["feedback.json"] ?? new Uint8Array()));
  expect(new Set(messages.map(({ feedback_id }: { feedback_id: string }) => feedback_id)).size).toBe(1234);
});

it("S7.15 can be downloaded again when the download broke off, until it was whole once", async () => {
  const app = await createTestApp();
  const user = await signUpVerified(app);
  await writeMuch(app, user, 12_000);
  const path = await prepare(app, user);
  const url = new URL(path, await app.http.listen({ port: 0, host: "127.0.0.1" }));
  const post = async () => {
    const call = httpRequest(url, { method: "POST" }).end();
    const [answer] = await once(call, "response");
    return answer;
  };
  const broken = await post();
  expect(broken.statusCode).toBe(200);
  await once(broken, "data");
  broken.destroy();
  const again = await vi.waitFor(
    async () => {
      const answer = await post();
      if (answer.statusCode !== 200) answer.resume();
      expect(answer.statusCode).toBe(200);
      return answer;
    },
    { timeout: 15_000, interval: 50 },
  );
  const bytes = await buffer(again);
  expect(Object.keys(unzipSync(new Uint8Array(bytes)))).toContain("feedback.json");
  const page = () =>
    new Promise<number | undefined>((resolve) => {
      get(url, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
    });
  await vi.waitFor(async () => expect(await page()).toBe(404), { timeout: 15_000, interval: 50 });
  expect((await app.platform.database.run("select from privacy_export")).rows).toEqual([]);
}, 60_000);

it("S7.15 can be asked for three times a day", async () => {
  const app = await createTestApp();
  const user = await signUpVerified(app);
  for (let asked = 0; asked < 3; asked++) await prepare(app, user);
  const refused = await app.refuse(privacyContract, "requestExport", { body: {} }, as(user));
  expect(refused).toMatchObject({ status: 429, error: "LimitExceededException" });
  expect(await emailsTo(app, user.email, exportReady)).toHaveLength(3);
});

it("S7.15 goes to a confirmed address only, and is not begun for another", async () => {
  const app = await createTestApp();
  const user = await signUp(app);
  const refused = await app.refuse(privacyContract, "requestExport", { body: {} }, as(user));
  expect(refused).toMatchObject({ status: 409, error: "email_unverified" });
  expect((await app.platform.database.run("select from privacy_export")).rows).toEqual([]);
});

it("S7.15 leaves no file when the account went while its data were gathered", async () => {
  const app = await createTestApp();
  const user = await signUpVerified(app);
  const { database, objects } = app.platform;
  const put = objects.put.bind(objects);
  const keys: string[] = [];
  vi.spyOn(objects, "put").mockImplementation(async (key, content) => {
    await put(key, content);
    keys.push(key);
    await database.run("delete from privacy_export where user_id = $1", [user.userId]);
  });
  await app.call(privacyContract, "requestExport", { body: {} }, as(user));
  const { rows } = await database.run("select export_id from privacy_export");
  const job = app.features.flatMap(({ jobs }) => jobs ?? []).find(({ name }) => name === "privacy.export");
  if (job) await runNow(job, app, { export_id: rows[0]?.["export_id"] });
  expect(keys).toHaveLength(1);
  expect(await objects.read(keys[0] ?? "")).toBeNull();
  expect(await emailsTo(app, user.email, exportReady)).toEqual([]);
});
