import { expect, it } from "vitest";
import { deriveSecrets } from "#api/platform/keys/secrets.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { pushKeysOf } from "./push-key.ts";

const former = deriveSecrets("the first secret of this installation");
const current = deriveSecrets("the second secret of this installation");

async function world() {
  const app = await createTestApp();
  const { database } = app.platform;
  const open = (secrets: typeof former, formerSecrets: typeof former | null = null) =>
    pushKeysOf({ database, log: app.platform.log, secrets, formerSecrets })();
  return { app, database, open };
}

it("S7.43 the key for push messages is drawn once for all nodes, and stored sealed", async () => {
  const { database, open } = await world();
  const drawn = await Promise.all(Array.from({ length: 5 }, () => open(former)));
  expect(new Set(drawn.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await open(former)).toEqual(drawn[0]);
  const { rows } = await database.run("select sealed::text from notifications_key");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(drawn[0]?.privateKey ?? "").toString("hex"));
});

it("S7.43 the key survives a change of the secret, if the previous one is given", async () => {
  const { open } = await world();
  const keys = await open(former);
  expect(await open(current, former)).toEqual(keys);
  expect(await open(current)).toEqual(keys);
});

it("S7.43 without the previous secret another key is drawn: browsers subscribe again", async () => {
  const { open } = await world();
  const keys = await open(former);
  const other = await open(current);
  expect(other.publicKey).not.toBe(keys.publicKey);
  expect(await open(current)).toEqual(other);
});

it("S7.43 rotation is the deletion of the row", async () => {
  const { database, open } = await world();
  const keys = await open(former);
  await database.run("delete from notifications_key");
  expect((await open(former)).publicKey).not.toBe(keys.publicKey);
});
