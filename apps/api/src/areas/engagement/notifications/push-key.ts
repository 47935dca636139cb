import { sql } from "kysely";
import type { Database, Queryable } from "#api/platform/database/database.ts";
import { seal, unseal } from "#api/platform/keys/sealing.ts";
import type { Secrets } from "#api/platform/keys/secrets.ts";
import type { Log } from "#api/platform/log.ts";
import { createPushKeys, type PushKeys } from "#api/platform/push/vapid.ts";

/** The key pair of this installation: the same on all nodes of a database. */
export type OpenPushKeys = () => Promise<PushKeys>;

interface Needs {
  readonly database: Database;
  readonly secrets: Secrets;
  /** Derived from the previous secret, if it was changed. */
  readonly formerSecrets: Secrets | null;
  readonly log: Log;
}

interface KeyRow {
  public_key: string;
  sealed: Buffer;
}

const sealingKey = (secrets: Secrets): Buffer => secrets.derive("notifications.push-key");

async function findRow(db: Queryable): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`select public_key, sealed from notifications_key`.execute(db);
  return rows[0];
}

const sealed = (secrets: Secrets, { privateKey }: PushKeys) => seal(sealingKey(secrets), Buffer.from(privateKey));

function opened(secrets: Secrets | null, row: KeyRow): PushKeys | null {
  const privateKey = secrets && unseal(sealingKey(secrets), row.sealed);
  return privateKey && { publicKey: row.public_key, privateKey: privateKey.toString() };
}

/** Nodes that start at the same time all use the pair of the first. */
async function drawKeys({ database: { kysely }, secrets }: Needs): Promise<KeyRow> {
  const keys = createPushKeys();
  await sql`
    insert into notifications_key (public_key, sealed) values (${keys.publicKey}, ${sealed(secrets, keys)})
    on conflict do nothing`.execute(kysely);
  const row = await findRow(kysely);
  if (!row) throw new Error("the row of notifications_key was deleted while it was created");
  return row;
}

/** Stores other keys in the place of a row that nobody else has replaced. */
async function replace({ database: { kysely }, secrets }: Needs, former: KeyRow, keys: PushKeys): Promise<void> {
  await sql`
    update notifications_key set public_key = ${keys.publicKey}, sealed = ${sealed(secrets, keys)}
    where sealed = ${former.sealed}`.execute(kysely);
}

async function open(needs: Needs): Promise<PushKeys> {
  const row = (await findRow(needs.database.kysely)) ?? (await drawKeys(needs));
  const current = opened(needs.secrets, row);
  if (current) return current;
  const former = opened(needs.formerSecrets, row);
  if (!former)
    needs.log.warn("the key for push messages was sealed under another AUTH_SECRET: browsers have to subscribe again");
  await replace(needs, row, former ?? createPushKeys());
  return open(needs);
}

/** The pair is drawn when it is first needed; a failure is not remembered. */
export function pushKeysOf(needs: Needs): OpenPushKeys {
  let opening: Promise<PushKeys> | null = null;
  return () => {
    opening ??= open(needs).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
}
