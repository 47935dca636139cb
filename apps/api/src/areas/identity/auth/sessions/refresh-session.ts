import { decideRefresh, type SessionState } from "@candlewise/domain/auth/session";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { emailUser } from "../email-user.ts";
import { sessionReused } from "../emails/session-reused.ts";
import { nameDevice } from "./device.ts";
import { sealRefreshToken, type RefreshClaim } from "./refresh-token.ts";
import { claimOf, refreshCookieName, writeRefreshCookie } from "./session-cookie.ts";
import { findSession, reissueSession, revokeSession, rotateSession } from "./session-store.ts";
import { presentSession } from "./start-session.ts";
import type { SessionRow } from "../tables.ts";

/** The part of a stored session that the refresh rule needs. */
export const stateOf = (row: SessionRow | undefined): SessionState | null =>
  row
    ? {
        generation: row.generation,
        seenGeneration: row.seen_generation,
        rotatedAt: row.rotated_at.getTime(),
        createdAt: row.created_at.getTime(),
        isRevoked: row.revoked_at !== null,
      }
    : null;

/** Advances the session and returns the claim that is now valid, or null if there is none. */
async function advance(
  deps: AuthDependencies,
  context: CallContext,
  claim: RefreshClaim,
): Promise<RefreshClaim | null> {
  const { kysely } = deps.database;
  const now = context.now();
  const state = stateOf(await findSession(kysely, claim.userId, claim.sessionId));
  const successor = { ...claim, generation: claim.generation + 1 };
  switch (decideRefresh(state, claim.generation, now.getTime())) {
    case "rotate":
      if (await rotateSession(kysely, { ...claim, now })) return successor;
      break;
    case "reissue":
      if (await reissueSession(kysely, { ...successor, now })) return successor;
      break;
    case "repeat":
      return successor;
    case "revoke":
      await endReusedSession(deps, context, claim);
      return null;
    case "refuse":
      return null;
  }
  // Another request moved it between our read and our update: read again and get the same successor.
  return advance(deps, context, claim);
}

/** An older refresh token was replayed: it may have been copied, so the session ends and its user is notified. */
async function endReusedSession(deps: AuthDependencies, context: CallContext, claim: RefreshClaim): Promise<void> {
  const now = context.now();
  await deps.database.transaction(async (transaction) => {
    if (!(await revokeSession(transaction, { ...claim, now }))) return;
    const data = { at: now.toISOString(), device: nameDevice(context.userAgent) };
    await emailUser(deps, transaction, claim.userId, sessionReused, data);
    afterCommit(transaction, () => deps.security.note("refresh_token_reused", claim, context));
  });
}

/**
 * Replaces the refresh cookie with its successor. Two concurrent refreshes get the same successor; the loser does not clear the cookie.
 * @throws AppError `Unauthorized`
 */
export async function refreshSession(deps: AuthDependencies, context: CallContext, preload: readonly string[]) {
  const claim = claimOf(deps, context);
  const current = claim && (await advance(deps, context, claim));
  if (!current) throw new AppError("Unauthorized");
  const session = await presentSession(deps, deps.database.kysely, current);
  writeRefreshCookie(context.cookies, deps.publicUrl, sealRefreshToken(deps.secrets.refreshKey, current));
  // The preloading calls must not mark the generation as seen: the browser may never receive this reply.
  const ownToken = deps.tokens.issueAccess(current.userId, current.sessionId);
  return { ...session, preloaded: await context.preload(preload, ownToken) };
}

/** Ends the cookie's session, if there is one, and clears the cookie. */
export async function signOut(deps: AuthDependencies, context: CallContext): Promise<void> {
  const claim = claimOf(deps, context);
  if (claim && (await revokeSession(deps.database.kysely, { ...claim, now: context.now() }))) {
    deps.security.note("signed_out", claim, context);
  }
  context.cookies.clear(refreshCookieName(deps.publicUrl), { path: "/" });
  context.cookies.clearCache();
}
