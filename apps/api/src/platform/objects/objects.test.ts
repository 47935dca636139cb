import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startBucketServer } from "#api/testing/bucket-server.ts";
import { createObjectBucket } from "./object-bucket.ts";
import { createObjectFolder } from "./objects.ts";

const root = mkdtempSync(join(tmpdir(), "cw-objects-"));
const server = await startBucketServer();
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const MEBIBYTE = 1024 * 1024;
const later = () => new Date(Date.now() + 60_000);
async function* chunksOf(count: number, fail = false): AsyncIterable<Buffer> {
  for (let chunk = 0; chunk < count; chunk++) yield Buffer.alloc(MEBIBYTE, chunk);
  if (fail) throw new Error("the source failed");
}
async function gathered<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
async function digestOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

describe.each([
  ["a folder", createObjectFolder(join(root, "objects"))],
  ["a bucket of the S3 protocol", createObjectBucket(server.bucket)],
])("the objects store in %s", (_, objects) => {
  it("returns a stored object with its type, and null for a missing one", async () => {
    await objects.put("avatars/one.webp", Buffer.from("a picture"));
    const found = await objects.read("avatars/one.webp");
    expect([found?.bytes.toString(), found?.type]).toEqual(["a picture", "image/webp"]);
    await objects.put("exports/empty.zip", Buffer.alloc(0));
    expect((await objects.read("exports/empty.zip"))?.bytes).toHaveLength(0);
    expect([await objects.read("avatars/two.webp"), await objects.open("avatars/two.webp")]).toEqual([null, null]);
  });

  it.each([1, 8, 20])("keeps a stream of %i MiB and gives it as a stream", async (mebibytes) => {
    const key = `exports/of-${mebibytes}.zip`;
    await objects.put(key, chunksOf(mebibytes));
    const found = await objects.open(key);
    expect([found?.size, found?.type]).toEqual([mebibytes * MEBIBYTE, "application/zip"]);
    expect(await digestOf(found!.stream)).toBe(await digestOf(chunksOf(mebibytes)));
  });

  it.each([1, 20])("stores nothing of a stream that fails after %i MiB", async (mebibytes) => {
    const key = `exports/failed-${mebibytes}.zip`;
    await expect(objects.put(key, chunksOf(mebibytes, true))).rejects.toThrow("the source failed");
    expect(await objects.read(key)).toBeNull();
    expect(await gathered(objects.list("exports", later()))).not.toContain(key);
  });

  it("removes an object, and does nothing when there is none", async () => {
    await objects.put("feedback/one.webp", Buffer.from("1"));
    await objects.remove("feedback/one.webp");
    await objects.remove("feedback/one.webp");
    expect(await objects.read("feedback/one.webp")).toBeNull();
  });

  it("lists the keys of one folder that were stored before a time", async () => {
    const keys = ["journal/deep/1.webp", "journal/2.webp"];
    for (const key of [...keys, "journals/3.webp"]) await objects.put(key, Buffer.from("1"));
    expect((await gathered(objects.list("journal", later()))).toSorted()).toEqual(keys.toSorted());
    expect(await gathered(objects.list("journal", new Date(Date.now() - 3_600_000)))).toEqual([]);
    expect(await gathered(objects.list("nothing", later()))).toEqual([]);
  });

  it("refuses keys that point outside the store", async () => {
    for (const key of ["../secret", "a/../../b", "/etc/passwd", "avatars/", "avatars", "avatars/.hidden", "a/b?c"])
      for (const call of [async () => objects.put(key, Buffer.alloc(1)), async () => objects.read(key)])
        await expect(call(), key).rejects.toThrow("is not a valid key");
    expect(readdirSync(root)).toEqual(["objects"]);
  });
});

it("a bucket with a wrong access key throws instead of reporting missing objects", async () => {
  const objects = createObjectBucket({ ...server.bucket, accessKeyId: "nobody" });
  await expect(objects.read("avatars/one.webp")).rejects.toThrow();
  await expect(objects.put("avatars/two.webp", Buffer.from("1"))).rejects.toThrow();
});
