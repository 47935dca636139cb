import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { Queryable } from "#api/platform/database.ts";
import { StartupError } from "#api/platform/errors.ts";
import { seal, unseal } from "#api/platform/sealing.ts";
import type { Secrets } from "#api/platform/secrets.ts";

interface KeyRow {
  sealed: Buffer | null;
  follows_secret: boolean;
}

const sealingKey = (secrets: Secrets): Buffer => secrets.derive("market.seal");

async function readRow(db: Queryable): Promise<KeyRow> {
  const { rows } = await sql<KeyRow>`select sealed, follows_secret from market_key`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("the row of market_key is gone; a backup has it");
  return row;
}

/** Of nodes that start together, all take the key of the first. */
async function makeKey(db: Queryable, secrets: Secrets, former: Secrets | null, followsSecret: boolean) {
  const key = followsSecret ? (former ?? secrets).derive("market.prices") : randomBytes(32);
  await sql`update market_key set sealed = ${seal(sealingKey(secrets), key)} where sealed is null`.execute(db);
  return (await readRow(db)).sealed;
}

/**
 * The 32 bytes that every price of the practice market follows from: the same on all nodes of one database, for good. `former` is the
 * secret before this one; what was sealed under it is sealed anew.
 * @throws StartupError when the key was sealed under neither
 */
export async function openMarketKey(db: Queryable, secrets: Secrets, former: Secrets | null): Promise<Buffer> {
  const { sealed: found, follows_secret } = await readRow(db);
  const sealed = found ?? (await makeKey(db, secrets, former, follows_secret));
  const key = sealed && unseal(sealingKey(secrets), sealed);
  if (key) return key;
  const formerKey = sealed && former && unseal(sealingKey(former), sealed);
  if (!formerKey) {
    throw new StartupError(
      "The key of the practice market was sealed under another AUTH_SECRET: without that there are no prices.",
      "Name the secret of before as AUTH_SECRET_PREVIOUS, or start with it. docs/operations.md tells more about secrets.",
    );
  }
  await sql`update market_key set sealed = ${seal(sealingKey(secrets), formerKey)} where sealed = ${sealed}`.execute(
    db,
  );
  return formerKey;
}
