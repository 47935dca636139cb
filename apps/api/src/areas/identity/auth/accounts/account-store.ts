import type { Queryable } from "#api/platform/database/database.ts";
import { tables, type AccountRow } from "../tables.ts";

export function findAccount(db: Queryable, userId: string): Promise<AccountRow | undefined> {
  return tables(db).selectFrom("auth_account").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockAccount(db: Queryable, userId: string): Promise<AccountRow | undefined> {
  return tables(db).selectFrom("auth_account").selectAll().where("user_id", "=", userId).forUpdate().executeTakeFirst();
}

type AccountChange = Partial<Omit<AccountRow, "user_id" | "created_at">>;

export async function changeAccount(db: Queryable, userId: string, change: AccountChange): Promise<void> {
  await tables(db).updateTable("auth_account").set(change).where("user_id", "=", userId).execute();
}

/**
 * Replaces a user's address `former` with one whose mailbox the user has proven. An unfinished sign-up with the new address ends.
 * False when it belongs to another account.
 */
export async function moveEmail(
  db: Queryable,
  move: { userId: string; former: string; email: string; now: Date },
): Promise<boolean> {
  const { userId, former, email, now } = move;
  const taken = await tables(db)
    .insertInto("auth_email")
    .values({ email, user_id: userId, is_confirmed: true, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ user_id: userId, is_confirmed: true, created_at: now })
        .where("auth_email.is_confirmed", "=", false),
    )
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 0n) return false;
  await tables(db).deleteFrom("auth_signup").where("email", "=", email).execute();
  await tables(db).deleteFrom("auth_email").where("email", "=", former).where("user_id", "=", userId).execute();
  await changeAccount(db, userId, { email });
  return true;
}
