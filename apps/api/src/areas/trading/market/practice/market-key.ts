import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { StartupError } from "#api/platform/errors.ts";
import { randomKey } from "#api/platform/keys/random.ts";
import { seal, unseal } from "#api/platform/keys/sealing.ts";
import type { Secrets } from "#api/platform/keys/secrets.ts";

interface KeyRow {
  sealed: Buffer | null;
  follows_secret: boolean;
}

const sealingKey = (secrets: Secrets): Buffer => secrets.derive("market.seal");

async function readRow(db: Queryable): Promise<KeyRow> {
  const { rows } = await sql<KeyRow>`select sealed, follows_secret from market_key`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("the row of market_key is missing; restore it from a backup");
  return row;
}

/** Nodes that start at the same time all use the key of the first. */
async function makeKey(db: Queryable, secrets: Secrets, former: Secrets | null, followsSecret: boolean) {
  const key = followsSecret ? (former ?? secrets).derive("market.prices") : randomKey(32);
  await sql`update market_key set sealed = ${seal(sealingKey(secrets), key)} where sealed is null`.execute(db);
  return (await readRow(db)).sealed;
}

/**
 * The 32-byte key that determines every price of the practice market: permanent, and the same on all nodes of a database. A key sealed
 * under `former`, the previous secret, is sealed again under the current one.
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
      "Set AUTH_SECRET_PREVIOUS to the former secret, or start with that one. docs/operations.md says more about secrets.",
    );
  }
  await sql`update market_key set sealed = ${seal(sealingKey(secrets), formerKey)} where sealed = ${sealed}`.execute(
    db,
  );
  return formerKey;
}
