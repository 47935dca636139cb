import { decideRefresh, type SessionState } from "@candlewise/domain/auth/session";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { openRefreshToken, sealRefreshToken, type RefreshClaim } from "./refresh-token.ts";
import { refreshCookieName, writeRefreshCookie } from "./session-cookie.ts";
import { findSession, reissueSession, revokeSession, rotateSession } from "./session-store.ts";
import { presentSession } from "./start-session.ts";
import type { SessionRow } from "./tables.ts";

/** What the rule of refreshing needs of a stored session. */
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

function claimOf(deps: AuthDependencies, context: CallContext): RefreshClaim | null {
  const token = context.cookies.get(refreshCookieName(deps.publicUrl));
  return token === undefined ? null : openRefreshToken(deps.secrets.refreshKey, token);
}

/** Moves the session on and gives the claim that is valid now, or null when there is none. */
async function advance(deps: AuthDependencies, claim: RefreshClaim, now: Date): Promise<RefreshClaim | null> {
  const { kysely } = deps.database;
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
      await revokeSession(kysely, { ...claim, now });
      return null;
    case "refuse":
      return null;
  }
  // Somebody else moved it between our look and our update: look again, and get the same successor.
  return advance(deps, claim, now);
}

/**
 * Changes the refresh cookie for its successor. The losing one of two refreshes gets the same successor and never clears the cookie.
 * @throws AppError `Unauthorized`
 */
export async function refreshSession(deps: AuthDependencies, preload: readonly string[], context: CallContext) {
  const claim = claimOf(deps, context);
  const current = claim && (await advance(deps, claim, context.now()));
  if (!current) throw new AppError("Unauthorized");
  const session = await presentSession(deps, deps.database.kysely, current);
  writeRefreshCookie(context.cookies, deps.publicUrl, sealRefreshToken(deps.secrets.refreshKey, current));
  // Our own calls must not count as the browser's: it may never get this reply.
  const ownToken = deps.tokens.issueAccess(current.userId, current.sessionId);
  return { ...session, preloaded: await context.preload(preload, ownToken) };
}

/** Ends the session of the cookie, if there is one, and takes the cookie away. */
export async function signOut(deps: AuthDependencies, context: CallContext): Promise<void> {
  const claim = claimOf(deps, context);
  if (claim) await revokeSession(deps.database.kysely, { ...claim, now: context.now() });
  context.cookies.clear(refreshCookieName(deps.publicUrl), { path: "/" });
}
