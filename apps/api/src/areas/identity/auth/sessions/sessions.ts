import { decideRefresh } from "@candlewise/domain/auth/session";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { describeDevice, nameDevice } from "./device.ts";
import { emailUser } from "../email-user.ts";
import { sessionsEnded } from "../emails/sessions-ended.ts";
import { requireSession } from "../secrets/reauthenticate.ts";
import { stateOf } from "./refresh-session.ts";
import { listSessions, revokeOtherSessions, revokeSession } from "./session-store.ts";

/** The user's open sessions: the current one first, then by last use. */
export async function showSessions(deps: AuthDependencies, context: SignedInContext) {
  const now = context.now().getTime();
  const rows = await listSessions(deps.database.kysely, context.userId);
  const sessions = rows
    .filter((row) => decideRefresh(stateOf(row), row.generation, now) === "rotate")
    .map((row) => ({
      id: row.session_id,
      ...describeDevice(row.user_agent),
      signed_in_at: row.created_at.toISOString(),
      last_used_at: row.rotated_at.toISOString(),
      is_current: row.session_id === context.sessionId,
    }));
  return sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** @throws AppError `not_found` when the user has no such open session. */
export async function endSession(deps: AuthDependencies, context: SignedInContext, sessionId: string): Promise<void> {
  const { userId } = context;
  const now = context.now();
  const open = await showSessions(deps, context);
  if (!open.some(({ id }) => id === sessionId)) throw new AppError("not_found");
  await deps.database.transaction(async (transaction) => {
    const hasEnded = await revokeSession(transaction, { userId, sessionId, now });
    if (!hasEnded) return;
    await notifyOfEnd(deps, transaction, context);
    afterCommit(transaction, () => deps.security.note("session_ended", { userId, sessionId }, context));
  });
}

/** Ends all sessions except this one and returns how many. */
export async function endOtherSessions(deps: AuthDependencies, context: SignedInContext): Promise<number> {
  const { session_id: except } = await requireSession(deps, context);
  const { userId } = context;
  return deps.database.transaction(async (transaction) => {
    const ended = await revokeOtherSessions(transaction, { userId, except, now: context.now() });
    if (ended === 0) return 0;
    await notifyOfEnd(deps, transaction, context);
    const detail = String(ended);
    afterCommit(transaction, () => deps.security.note("other_sessions_ended", { userId, detail }, context));
    return ended;
  });
}

async function notifyOfEnd(
  deps: AuthDependencies,
  transaction: Parameters<typeof emailUser>[1],
  { userId, userAgent, now }: SignedInContext,
): Promise<void> {
  const data = { at: now().toISOString(), device: nameDevice(userAgent) };
  await emailUser(deps, transaction, userId, sessionsEnded, data);
}
