import type { Session } from "@candlewise/contracts/auth/schemas";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { nameDevice } from "./device.ts";
import { emailUser } from "../email-user.ts";
import { newSignIn } from "../emails/new-sign-in.ts";
import { sealRefreshToken, type RefreshClaim } from "./refresh-token.ts";
import { claimOf, writeRefreshCookie } from "./session-cookie.ts";
import { listSessions, openSession, revokeSession } from "./session-store.ts";
import type { SessionOpener } from "../tables.ts";
import { ACCESS_TOKEN_LIFE } from "../tokens/tokens.ts";

/** The response for a signed-in session: access token and user. */
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
 * Opens a session for an authenticated user and sets its refresh cookie. With `isAnnounced`, a sign-in from a new device is announced
 * by an email.
 */
export async function startSession(
  deps: AuthDependencies,
  transaction: Transaction,
  context: CallContext,
  userId: string,
  { openedBy, isAnnounced }: { openedBy: SessionOpener; isAnnounced: boolean },
): Promise<Session> {
  const now = context.now();
  const { userAgent } = context;
  const device = nameDevice(userAgent);
  const before = isAnnounced ? await listSessions(transaction, userId) : [];
  const sessionId = deps.ids.uuid();
  // The browser's previous session ends: nobody else may continue it.
  const replaced = claimOf(deps, context);
  if (replaced !== null) await revokeSession(transaction, { ...replaced, now });
  await openSession(transaction, { userId, sessionId, userAgent, openedBy, now });
  if (isAnnounced && !before.some((session) => nameDevice(session.user_agent) === device)) {
    const data = { at: now.toISOString(), device };
    await emailUser(deps, transaction, userId, newSignIn, data);
  }
  const claim = { userId, sessionId, generation: 0 };
  const session = await presentSession(deps, transaction, claim);
  const token = sealRefreshToken(deps.secrets.refreshKey, claim);
  afterCommit(transaction, () => {
    writeRefreshCookie(context.cookies, deps.publicUrl, token);
    const event = openedBy === "sign-up" ? "signed_up" : "signed_in";
    deps.security.note(event, { userId, sessionId, detail: openedBy }, context);
  });
  return session;
}
