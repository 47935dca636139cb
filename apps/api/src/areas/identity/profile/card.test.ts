import { readdirSync } from "node:fs";
import { join } from "node:path";
import { profileContract, type ProfileChange } from "@candlewise/contracts/profile/schemas";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { profileWorld } from "./testing/profile-world.ts";

const { app, user, as } = profileWorld();

const load = () => app.call(profileContract, "getProfile", undefined, as);
const save = (data: ProfileChange, image?: File) =>
  app.call(profileContract, "saveProfile", { body: { data, ...(image && { image }) } }, as);
const pictures = () => readdirSync(join(app.dataDir, "objects", "avatars")).length;

/** Left half red, right half blue. */
async function twoColours(): Promise<File> {
  const half = (background: string) => ({ create: { width: 100, height: 100, channels: 3 as const, background } });
  const canvas = sharp({ create: { width: 200, height: 100, channels: 3, background: "red" } });
  const right = await sharp(half("blue")).png().toBuffer();
  const bytes = await canvas
    .composite([{ input: right, left: 100, top: 0 }])
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });
}

describe("the profile", () => {
  it("S7.86 shows name, picture, day of joining and sums", async () => {
    expect(await load()).toMatchObject({
      username: user.username,
      name: null,
      joined_at: "2026-11-21T12:00:00.000Z",
      stats: { lessons: 0, quizzes: 0, xp: 0, active_days: 0 },
    });
  });

  it("S7.86 offers at least 24 avatars, all different, that load without a token", async () => {
    const { avatars } = await app.call(profileContract, "getAvatars", undefined, as);
    const answers = await Promise.all(avatars.map(({ url }) => app.http.inject(url)));
    expect(avatars.length).toBeGreaterThanOrEqual(24);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString("hex"))).size).toBe(avatars.length);
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers["content-type"], headers["x-content-type-options"]]).toEqual([
        200,
        "image/webp",
        "nosniff",
      ]);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
    }
    expect(avatars.map(({ url }) => url)).toContain((await load()).avatar_url);
    expect((await app.http.inject("/api/profile/avatars/constructor.webp")).statusCode).toBe(404);
  });

  it("S7.86 takes a name and an offered picture, and gives the name back", async () => {
    expect(await save({ name: "  Ada L. ", avatar_id: "doji" })).toMatchObject({
      name: "Ada L.",
      avatar_id: "doji",
      avatar_url: "/api/profile/avatars/doji.webp",
    });
    expect(await save({ name: "" })).toMatchObject({ name: null, avatar_id: "doji" });
    for (const data of [{ name: "x".repeat(41) }, { name: "a\u202eb" }, { name: "<b>" }, { avatar_id: "nope" }]) {
      const refused = await app.refuse(profileContract, "saveProfile", { body: { data } }, as);
      expect(refused.status).toBe(400);
    }
  });

  it("S7.86 cuts an own picture as asked, shows it, and removes the one before", async () => {
    const first = await save({ crop: { left: 100, top: 0, size: 100 } }, await twoColours());
    expect(first.avatar_id).toBeNull();
    const answer = await app.http.inject(first.avatar_url);
    const { channels } = await sharp(answer.rawPayload).stats();
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(channels.map(({ mean }) => Math.round(mean / 50))).toEqual([0, 0, 5]);
    const before = pictures();
    const second = await save({ crop: { left: 0, top: 0, size: 100 } }, await twoColours());
    expect(second.avatar_url).not.toBe(first.avatar_url);
    expect([pictures(), (await app.http.inject(first.avatar_url)).statusCode]).toEqual([before, 404]);
    await save({ avatar_id: "hammer" });
    expect([pictures(), (await app.http.inject(second.avatar_url)).statusCode]).toEqual([before - 1, 404]);
  });

  it("S7.86 refuses what is no picture, too large, or a crop beside it, and changes nothing", async () => {
    const before = await load();
    const refuse = async (body: { image?: File; data?: ProfileChange }) =>
      (await app.refuse(profileContract, "saveProfile", { body }, as)).error;
    const text = new File(["hello"], "me.png", { type: "image/png" });
    expect(await refuse({ image: text })).toBe("picture_unusable");
    expect(await refuse({ image: await twoColours(), data: { crop: { left: 150, top: 0, size: 100 } } })).toBe(
      "picture_unusable",
    );
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "me.png", { type: "image/png" });
    expect(await refuse({ image: large, data: { name: "Large" } })).toBe("payload_too_large");
    expect(await load()).toEqual(before);
  });

  it("S7.86 refuses a form it does not know", async () => {
    const headers = { authorization: `Bearer ${user.accessToken}` };
    const post = (payload: string, type: string) =>
      app.http.inject({
        method: "POST",
        url: "/api/profile/",
        payload,
        headers: { ...headers, "content-type": type },
      });
    expect((await post('{"data":{"name":"x"}}', "application/json")).statusCode).toBe(415);
    const multipart = "multipart/form-data; boundary=x";
    expect((await post("--x\r\ncut off", multipart)).statusCode).toBe(400);
    const field = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    expect((await post(`${field("data", "{not json")}--x--\r\n`, multipart)).statusCode).toBe(400);
    expect((await post(`${field("role", "admin")}--x--\r\n`, multipart)).statusCode).toBe(400);
    expect((await post(`${field("__proto__", "1")}--x--\r\n`, multipart)).statusCode).toBe(400);
    const elsewhere = await app.http.inject({
      method: "POST",
      url: "/api/terms-consent/users/",
      payload: `${field("data", "{}")}--x--\r\n`,
      headers: { ...headers, "content-type": multipart },
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});
