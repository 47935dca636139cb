import { decideRefresh, type SessionState } from "@candlewise/domain/auth/session";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { openRefreshToken, sealRefreshToken, type RefreshClaim } from "./refresh-token.ts";
import { refreshCookieName, writeRefreshCookie } from "./session-cookie.ts";
import { findSession, revokeSession, rotateSession } from "./session-store.ts";
import { presentSession } from "./start-session.ts";
import type { SessionRow } from "./tables.ts";

/** What the rule of refreshing needs of a stored session. */
export const stateOf = (row: SessionRow | undefined): SessionState | null =>
  row
    ? {
        generation: row.generation,
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
  const load = async () => stateOf(await findSession(kysely, claim.userId, claim.sessionId));
  const successor = { ...claim, generation: claim.generation + 1 };
  let decision = decideRefresh(await load(), claim.generation, now.getTime());
  if (decision === "rotate") {
    if (await rotateSession(kysely, { ...claim, now })) return successor;
    // Somebody else rotated between our look and our update: look again, and get the same successor.
    decision = decideRefresh(await load(), claim.generation, now.getTime());
  }
  if (decision === "repeat") return successor;
  if (decision === "revoke") await revokeSession(kysely, { ...claim, now });
  return null;
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
  return { ...session, preloaded: await context.preload(preload, session.access_token) };
}

/** Ends the session of the cookie, if there is one, and takes the cookie away. */
export async function signOut(deps: AuthDependencies, context: CallContext): Promise<void> {
  const claim = claimOf(deps, context);
  if (claim) await revokeSession(deps.database.kysely, { ...claim, now: context.now() });
  context.cookies.clear(refreshCookieName(deps.publicUrl), { path: "/" });
}
