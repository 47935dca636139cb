import type { Queryable } from "#api/platform/database/database.ts";
import { tables, type PasskeyRow } from "../tables.ts";

/** Newest first. */
export function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return tables(db)
    .selectFrom("auth_passkey")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("credential_id")
    .execute();
}

export function findPasskey(db: Queryable, userId: string, credentialId: string): Promise<PasskeyRow | undefined> {
  return tables(db)
    .selectFrom("auth_passkey")
    .selectAll()
    .where("user_id", "=", userId)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** False when the user already has this passkey. */
export async function insertPasskey(db: Queryable, passkey: PasskeyRow): Promise<boolean> {
  const inserted = await tables(db)
    .insertInto("auth_passkey")
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export function renamePasskey(
  db: Queryable,
  userId: string,
  credentialId: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return tables(db)
    .updateTable("auth_passkey")
    .set({ name })
    .where("user_id", "=", userId)
    .where("credential_id", "=", credentialId)
    .returningAll()
    .executeTakeFirst();
}

/** Advances the counter. False when it no longer equals `before`, or the passkey is gone. */
export async function notePasskeyUse(
  db: Queryable,
  before: PasskeyRow,
  use: Pick<PasskeyRow, "sign_count" | "is_synced" | "last_used_at">,
): Promise<boolean> {
  const noted = await tables(db)
    .updateTable("auth_passkey")
    .set(use)
    .where("user_id", "=", before.user_id)
    .where("credential_id", "=", before.credential_id)
    .where("sign_count", "=", before.sign_count)
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

export function deletePasskey(db: Queryable, userId: string, credentialId: string): Promise<PasskeyRow | undefined> {
  return tables(db)
    .deleteFrom("auth_passkey")
    .where("user_id", "=", userId)
    .where("credential_id", "=", credentialId)
    .returningAll()
    .executeTakeFirst();
}

export async function deletePasskeys(db: Queryable, userId: string): Promise<void> {
  await tables(db).deleteFrom("auth_passkey").where("user_id", "=", userId).execute();
}
