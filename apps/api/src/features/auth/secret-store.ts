import type { Queryable } from "#api/platform/database.ts";
import { tables, type CodeRow, type OneTimeRow } from "./tables.ts";

/** Keeps a code in place of the one before it for the same thing; its tries begin anew. */
export async function replaceCode(db: Queryable, code: Omit<CodeRow, "tries">): Promise<void> {
  const { code_key: _, ...rest } = code;
  await tables(db)
    .insertInto("auth_code")
    .values({ ...code, tries: 0 })
    .onConflict((conflict) => conflict.column("code_key").doUpdateSet({ ...rest, tries: 0 }))
    .execute();
}

/** Counts a try at a code that still counts, and gives it. */
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

/** Takes a code away. False when somebody else did, or another code has its place. */
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

/** Takes a one-time secret away and gives what it was for. Of many at once, one gets it. */
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

/** Ends every code and link that could still open or change this account. */
export async function forgetSecrets(db: Queryable, userId: string): Promise<void> {
  await tables(db).deleteFrom("auth_code").where("user_id", "=", userId).execute();
  await tables(db).deleteFrom("auth_one_time").where("user_id", "=", userId).execute();
}

export async function pruneSecrets(db: Queryable, now: Date): Promise<void> {
  await tables(db).deleteFrom("auth_code").where("expires_at", "<", now).execute();
  await tables(db).deleteFrom("auth_one_time").where("expires_at", "<", now).execute();
}
