import type { Session } from "@candlewise/contracts/auth/schemas";
import type { Queryable, Transaction } from "#api/platform/database.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { nameDevice } from "./device.ts";
import { writeToUser } from "./letters.ts";
import { sealRefreshToken, type RefreshClaim } from "./refresh-token.ts";
import { writeRefreshCookie } from "./session-cookie.ts";
import { listSessions, openSession } from "./session-store.ts";
import type { SessionOpener } from "./tables.ts";
import { ACCESS_TOKEN_LIFE } from "./tokens.ts";

/** The answer of a signed-in session: access token and user. */
export async function presentSession(
  deps: AuthDependencies,
  queryable: Queryable,
  session: RefreshClaim,
): Promise<Session> {
  const user = await deps.profile.load(queryable, session.userId);
  return {
    access_token: deps.tokens.issueAccess(session.userId, session.sessionId, session.generation),
    expires_in: ACCESS_TOKEN_LIFE,
    user,
  };
}

/**
 * Opens a session for a user whose identity is proven, and hands its refresh token to the browser. With `isAnnounced`, a device that was
 * never signed in before is told of by a letter.
 */
export async function startSession(
  deps: AuthDependencies,
  transaction: Transaction,
  userId: string,
  context: CallContext,
  { openedBy, isAnnounced }: { openedBy: SessionOpener; isAnnounced: boolean },
): Promise<Session> {
  const now = context.now();
  const { userAgent } = context;
  const device = nameDevice(userAgent);
  const before = isAnnounced ? await listSessions(transaction, userId) : [];
  const sessionId = deps.ids.uuid();
  await openSession(transaction, { userId, sessionId, userAgent, openedBy, now });
  if (isAnnounced && !before.some((session) => nameDevice(session.user_agent) === device)) {
    const data = { at: now.toISOString(), device };
    await writeToUser(deps, transaction, userId, { template: "newSignIn", data });
  }
  const claim = { userId, sessionId, generation: 0 };
  const session = await presentSession(deps, transaction, claim);
  const token = sealRefreshToken(deps.secrets.refreshKey, claim);
  writeRefreshCookie(context.cookies, deps.publicUrl, token);
  return session;
}
