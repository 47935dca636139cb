import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database.ts";

type AuthTables = {
  auth_email: { email: string; user_id: string; is_confirmed: boolean; created_at: Date };
  auth_signup: { user_id: string; email: string; guest_id: string | null; attribution: string; created_at: Date };
  auth_account: { user_id: string; email: string; password_hash: string; created_at: Date; password_changed_at: Date };
  auth_session: {
    user_id: string;
    session_id: string;
    generation: number;
    created_at: Date;
    rotated_at: Date;
    revoked_at: Date | null;
    user_agent: string;
  };
};

export interface StoredSession {
  generation: number;
  created_at: Date;
  rotated_at: Date;
  revoked_at: Date | null;
}

const USER_AGENT_LENGTH = 500;
const tables = (queryable: Queryable): Kysely<AuthTables> => queryable.withTables<AuthTables>();

/** Who holds an e-mail address. */
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

/** Reserves an address for a new sign-up; an address that is already held stays with its holder. */
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

export function findSignup(db: Queryable, userId: string): Promise<{ email: string } | undefined> {
  return tables(db).selectFrom("auth_signup").select("email").where("user_id", "=", userId).executeTakeFirst();
}

/** Turns a sign-up into an account. False when the account is already there. */
export async function createAccount(
  db: Queryable,
  account: { userId: string; email: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const { userId, email, passwordHash, now } = account;
  const created = await tables(db)
    .insertInto("auth_account")
    .values({ user_id: userId, email, password_hash: passwordHash, created_at: now, password_changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (created.numInsertedOrUpdatedRows === 0n) return false;
  await tables(db).updateTable("auth_email").set({ is_confirmed: true }).where("email", "=", email).execute();
  await tables(db).deleteFrom("auth_signup").where("user_id", "=", userId).execute();
  return true;
}

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | null> {
  const row = await tables(db)
    .selectFrom("auth_account")
    .select("password_hash")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function openSession(
  db: Queryable,
  session: { userId: string; sessionId: string; userAgent: string; now: Date },
): Promise<void> {
  await tables(db)
    .insertInto("auth_session")
    .values({
      user_id: session.userId,
      session_id: session.sessionId,
      generation: 0,
      created_at: session.now,
      rotated_at: session.now,
      revoked_at: null,
      user_agent: session.userAgent.slice(0, USER_AGENT_LENGTH),
    })
    .execute();
}

export function findSession(db: Queryable, userId: string, sessionId: string): Promise<StoredSession | undefined> {
  return tables(db)
    .selectFrom("auth_session")
    .select(["generation", "created_at", "rotated_at", "revoked_at"])
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
}

/** Moves a session from `generation` to the next. False when somebody else has moved it meanwhile. */
export async function rotateSession(
  db: Queryable,
  session: { userId: string; sessionId: string; generation: number; now: Date },
): Promise<boolean> {
  const rotated = await tables(db)
    .updateTable("auth_session")
    .set({ generation: session.generation + 1, rotated_at: session.now })
    .where("user_id", "=", session.userId)
    .where("session_id", "=", session.sessionId)
    .where("generation", "=", session.generation)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return rotated.numUpdatedRows === 1n;
}

export async function revokeSession(
  db: Queryable,
  session: { userId: string; sessionId: string; now: Date },
): Promise<void> {
  await tables(db)
    .updateTable("auth_session")
    .set({ revoked_at: session.now })
    .where("user_id", "=", session.userId)
    .where("session_id", "=", session.sessionId)
    .where("revoked_at", "is", null)
    .execute();
}
