import type { Queryable } from "#api/platform/database/database.ts";
import { tables } from "../tables.ts";

/** Who holds an email address. */
export function findEmail(
  db: Queryable,
  email: string,
): Promise<{ user_id: string; is_confirmed: boolean } | undefined> {
  return tables(db)
    .selectFrom("auth_email")
    .select(["user_id", "is_confirmed"])
    .where("email", "=", email)
    .executeTakeFirst();
}

/** Reserves an address for a new sign-up, unless it is already held. */
export async function reserveEmail(
  db: Queryable,
  signup: { email: string; userId: string; guestId: string | null; attribution: Record<string, string>; now: Date },
): Promise<void> {
  const { email, userId, guestId, attribution, now } = signup;
  const reserved = await tables(db)
    .insertInto("auth_email")
    .values({ email, user_id: userId, is_confirmed: false, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (reserved.numInsertedOrUpdatedRows === 0n) return;
  await tables(db)
    .insertInto("auth_signup")
    .values({ user_id: userId, email, guest_id: guestId, attribution: JSON.stringify(attribution), created_at: now })
    .execute();
}

/** Frees at most `most` addresses of sign-ups that were started before this date and never finished; returns how many. */
export async function freeUnconfirmedAddresses(db: Queryable, startedBefore: Date, most: number): Promise<number> {
  const oldest = tables(db)
    .selectFrom("auth_email")
    .select("email")
    .where("is_confirmed", "=", false)
    .where("created_at", "<", startedBefore)
    .limit(most);
  const { numDeletedRows } = await tables(db).deleteFrom("auth_email").where("email", "in", oldest).executeTakeFirst();
  return Number(numDeletedRows);
}

export function findSignup(
  db: Queryable,
  userId: string,
): Promise<{ email: string; guest_id: string | null } | undefined> {
  return tables(db)
    .selectFrom("auth_signup")
    .select(["email", "guest_id"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Turns a sign-up into an account. False when the account already exists or the address is gone; the caller must then roll back. */
export async function createAccount(
  db: Queryable,
  account: { userId: string; email: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const { userId, email, passwordHash, now } = account;
  const created = await tables(db)
    .insertInto("auth_account")
    .values({
      user_id: userId,
      email,
      password_hash: passwordHash,
      retired_password_hash: null,
      created_at: now,
      password_changed_at: now,
      email_verified_at: null,
      tokens_valid_from: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (created.numInsertedOrUpdatedRows === 0n) return false;
  const confirmed = await tables(db)
    .updateTable("auth_email")
    .set({ is_confirmed: true })
    .where("email", "=", email)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  // Another user has proven this mailbox meanwhile and holds the address.
  if (confirmed.numUpdatedRows === 0n) return false;
  await tables(db).deleteFrom("auth_signup").where("user_id", "=", userId).execute();
  return true;
}

/** Links a guest to their account. A guest's first account is final. */
export async function linkGuest(db: Queryable, guestId: string, userId: string): Promise<void> {
  await tables(db)
    .insertInto("auth_guest")
    .values({ guest_id: guestId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
