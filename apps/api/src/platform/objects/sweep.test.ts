import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import sharp from "sharp";
import { expect, it } from "vitest";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { sweepJob } from "#api/platform/objects/sweep.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";

it("removes unreferenced and unfinished objects after an hour", async () => {
  const app = await createTestApp();
  const { userId, accessToken: token } = await signUp(app);
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });
  await app.call(profileContract, "saveProfile", { body: { image, data: {} } }, { token });
  const { rows } = await app.platform.database.run("select picture from profile_user where user_id = $1", [userId]);
  const own = `avatars/${String(rows[0]?.["picture"])}.webp`;
  const place = (key: string) => join(app.dataDir, "objects", key);
  const now = app.clock.now().getTime() / 1000;
  const put = (key: string, age: number) => {
    mkdirSync(join(place(key), ".."), { recursive: true });
    writeFileSync(place(key), "x", { flag: "a" });
    utimesSync(place(key), now - age, now - age);
  };
  const old = [
    "avatars/orphan.webp",
    "journal/orphan.webp",
    "feedback/orphan.webp",
    "exports/o.zip",
    "exports/p.zip.part",
  ];
  for (const key of [...old, own]) put(key, 3601);
  const young = ["avatars/young.webp", "exports/q.zip.part"];
  for (const key of young) put(key, 3599);
  put("unknown/kept.webp", 3601);
  await runNow(sweepJob(app.platform.objects, app.features), app);
  expect(old.filter((key) => existsSync(place(key)))).toEqual([]);
  expect([own, ...young, "unknown/kept.webp"].filter((key) => !existsSync(place(key)))).toEqual([]);
});
