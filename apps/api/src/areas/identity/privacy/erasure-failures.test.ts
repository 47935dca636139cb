import { authContract } from "@candlewise/contracts/auth/schemas";
import { privacyContract } from "@candlewise/contracts/privacy/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { findTraces } from "#api/testing/traces.ts";

const as = (user: TestUser) => ({ token: user.accessToken });

async function tidy(app: TestApp): Promise<void> {
  const job = app.features.flatMap(({ jobs }) => jobs ?? []).find(({ name }) => name === "privacy.tidy");
  if (job) await runNow(job, app);
}

const request = (app: TestApp, user: TestUser) =>
  app.call(privacyContract, "requestErasure", { body: { password: user.password } }, as(user));

/** Makes deleting this user's preferences fail. */
async function obstruct({ platform: { database } }: TestApp, { userId }: TestUser): Promise<void> {
  await database.run(`
    create function obstruct() returns trigger language plpgsql as $$
      begin raise exception 'the rows of ${userId} are stuck'; end $$;
    create trigger obstruct before delete on profile_user for each row when (old.user_id = '${userId}')
      execute function obstruct()`);
}

async function picture(): Promise<File> {
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });
}

it("S7.15 an account that cannot be erased holds up no other, is logged without a trace of whose it is, and goes later", async () => {
  const app = await createTestApp();
  const { database } = app.platform;
  const [stuck, other] = [await signUp(app), await signUp(app)];
  await request(app, stuck);
  app.clock.advance({ minutes: 1 });
  await request(app, other);
  await obstruct(app, stuck);
  app.clock.advance({ days: 15 });
  await expect(tidy(app)).rejects.toThrow("1 of the accounts");
  expect((await database.run("select user_id from profile_user")).rows).toEqual([{ user_id: stuck.userId }]);
  const [error] = app.takeErrors();
  expect(error).toMatchObject({ msg: "an account could not be erased and will be retried", failures: 1 });
  expect(JSON.stringify(error)).not.toContain(stuck.userId);
  const { rows } = await database.run("select failures, last_error from privacy_erasure where failures > 0");
  expect(rows).toEqual([{ failures: 1, last_error: "the rows of … are stuck" }]);
  // Not retried before its pause is over.
  await tidy(app);
  await database.run("drop trigger obstruct on profile_user");
  app.clock.advance({ minutes: 20 });
  await tidy(app);
  expect((await database.run("select user_id from profile_user")).rows).toEqual([]);
});

it("S7.15 an erasure that rolls back removes no file", async () => {
  const app = await createTestApp();
  const user = await signUp(app);
  await app.call(profileContract, "saveProfile", { body: { image: await picture(), data: {} } }, as(user));
  const pictures = () => readdirSync(join(app.dataDir, "objects", "avatars"));
  await request(app, user);
  await obstruct(app, user);
  app.clock.advance({ days: 15 });
  await expect(tidy(app)).rejects.toThrow("1 of the accounts");
  expect(pictures()).toHaveLength(1);
  app.takeErrors();
  await app.platform.database.run("drop trigger obstruct on profile_user");
  app.clock.advance({ hours: 1 });
  await tidy(app);
  expect(pictures()).toEqual([]);
});

it("S7.15 nothing stays where emails are files either, not even the last one", async () => {
  const app = await createTestApp();
  await app.startWork();
  const user = await signUp(app, { email: "erika@mustermann.example" });
  await app.call(authContract, "forgotPassword", { body: { email: user.email } });
  await request(app, user);
  const files = () => readdirSync(join(app.dataDir, "mail")).length;
  await vi.waitFor(() => expect(files()).toBe(2), { timeout: 15_000 });
  app.clock.advance({ days: 15 });
  await tidy(app);
  app.clock.advance({ minutes: 15 });
  await tidy(app);
  await vi.waitFor(async () => expect(await findTraces(app, ["mustermann", user.userId])).toEqual([]), {
    timeout: 15_000,
  });
});
