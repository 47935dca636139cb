import type { Queryable } from "#api/platform/database/database.ts";
import { tables, type CodeRow, type OneTimeRow } from "../tables.ts";

/** Stores a code in place of the previous one for the same purpose and resets its attempts. */
export async function replaceCode(db: Queryable, code: Omit<CodeRow, "tries">): Promise<void> {
  const { code_key: _, ...rest } = code;
  await tables(db)
    .insertInto("auth_code")
    .values({ ...code, tries: 0 })
    .onConflict((conflict) => conflict.column("code_key").doUpdateSet({ ...rest, tries: 0 }))
    .execute();
}

/** Counts an attempt at a valid code and returns the code. */
export function takeCodeTry(db: Queryable, codeKey: Buffer, now: Date): Promise<CodeRow | undefined> {
  return tables(db)
    .updateTable("auth_code")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("code_key", "=", codeKey)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

export function findCode(db: Queryable, codeKey: Buffer, now: Date): Promise<CodeRow | undefined> {
  return tables(db)
    .selectFrom("auth_code")
    .selectAll()
    .where("code_key", "=", codeKey)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Deletes a code. False when another call has deleted or replaced it. */
export async function spendCode(db: Queryable, code: Pick<CodeRow, "code_key" | "code_digest">): Promise<boolean> {
  const spent = await tables(db)
    .deleteFrom("auth_code")
    .where("code_key", "=", code.code_key)
    .where("code_digest", "=", code.code_digest)
    .executeTakeFirst();
  return spent.numDeletedRows === 1n;
}

export async function insertOneTime(db: Queryable, secret: OneTimeRow): Promise<void> {
  await tables(db).insertInto("auth_one_time").values(secret).execute();
}

/** Deletes a one-time secret and returns its row. Of several concurrent calls, one gets it. */
export function spendOneTime(
  db: Queryable,
  secret: { digest: Buffer; purpose: string; now: Date },
): Promise<OneTimeRow | undefined> {
  return tables(db)
    .deleteFrom("auth_one_time")
    .where("secret_digest", "=", secret.digest)
    .where("purpose", "=", secret.purpose)
    .where("expires_at", ">", secret.now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes every code and link that could still open or change this account. */
export async function forgetSecrets(db: Queryable, userId: string): Promise<void> {
  await tables(db).deleteFrom("auth_code").where("user_id", "=", userId).execute();
  await tables(db).deleteFrom("auth_one_time").where("user_id", "=", userId).execute();
}
