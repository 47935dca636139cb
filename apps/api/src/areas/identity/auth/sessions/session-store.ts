import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { tables, type SessionOpener, type SessionRow } from "../tables.ts";

const USER_AGENT_LENGTH = 500;

export async function openSession(
  db: Queryable,
  session: { userId: string; sessionId: string; userAgent: string; openedBy: SessionOpener; now: Date },
): Promise<void> {
  await tables(db)
    .insertInto("auth_session")
    .values({
      user_id: session.userId,
      session_id: session.sessionId,
      generation: 0,
      seen_generation: 0,
      created_at: session.now,
      rotated_at: session.now,
      revoked_at: null,
      user_agent: session.userAgent.slice(0, USER_AGENT_LENGTH),
      opened_by: session.openedBy,
    })
    .execute();
}

export function findSession(db: Queryable, userId: string, sessionId: string): Promise<SessionRow | undefined> {
  return tables(db)
    .selectFrom("auth_session")
    .selectAll()
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
}

export async function isSessionLive(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const session = await findSession(db, userId, sessionId);
  return session !== undefined && session.revoked_at === null;
}

/** All stored sessions, including ended ones, most recently used first. */
export function listSessions(db: Queryable, userId: string): Promise<SessionRow[]> {
  return tables(db)
    .selectFrom("auth_session")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("rotated_at", "desc")
    .orderBy("session_id")
    .execute();
}

/** Moves a session from `generation` to the next. False when another request has moved it meanwhile. */
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

/** Restarts the grace period of the current generation. False when another request has used, moved or ended the session meanwhile. */
export async function reissueSession(
  db: Queryable,
  session: { userId: string; sessionId: string; generation: number; now: Date },
): Promise<boolean> {
  const reissued = await tables(db)
    .updateTable("auth_session")
    .set({ rotated_at: session.now })
    .where("user_id", "=", session.userId)
    .where("session_id", "=", session.sessionId)
    .where("generation", "=", session.generation)
    .where("seen_generation", "<", session.generation)
    .where("rotated_at", "<", session.now)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return reissued.numUpdatedRows === 1n;
}

export interface SeenGeneration {
  readonly userId: string;
  readonly sessionId: string;
  readonly generation: number;
}

/** Stores the latest generation seen of each session and returns its input. */
export async function saveSeenGenerations(
  db: Queryable,
  seen: readonly SeenGeneration[],
): Promise<readonly SeenGeneration[]> {
  const users = seen.map(({ userId }) => userId);
  const sessions = seen.map(({ sessionId }) => sessionId);
  const generations = seen.map(({ generation }) => generation);
  await sql`
    update auth_session set seen_generation = seen.generation
    from (
      select user_id, session_id, max(generation) as generation
      from unnest(${users}::uuid[], ${sessions}::uuid[], ${generations}::int[]) as each (user_id, session_id, generation)
      group by user_id, session_id
    ) as seen
    where auth_session.user_id = seen.user_id and auth_session.session_id = seen.session_id
      and auth_session.seen_generation < seen.generation`.execute(db);
  return seen;
}

/** False when it has already ended or does not exist. */
export async function revokeSession(
  db: Queryable,
  session: { userId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const revoked = await tables(db)
    .updateTable("auth_session")
    .set({ revoked_at: session.now })
    .where("user_id", "=", session.userId)
    .where("session_id", "=", session.sessionId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return revoked.numUpdatedRows === 1n;
}

/** Ends all sessions of a user except one and returns how many. */
export async function revokeOtherSessions(
  db: Queryable,
  { userId, except, now }: { userId: string; except: string | null; now: Date },
): Promise<number> {
  const others = tables(db)
    .updateTable("auth_session")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  const revoked = await (except === null ? others : others.where("session_id", "<>", except)).executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}

/** Deletes all sessions of a user except one, so that their devices are no longer known either. */
export async function deleteOtherSessions(db: Queryable, userId: string, except: string | null): Promise<void> {
  const others = tables(db).deleteFrom("auth_session").where("user_id", "=", userId);
  await (except === null ? others : others.where("session_id", "<>", except)).execute();
}
