import type { Session } from "@candlewise/contracts/auth/schemas";
import type { Queryable } from "#api/platform/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { sealRefreshToken } from "./refresh-token.ts";
import { writeRefreshCookie } from "./session-cookie.ts";
import { findEmail, findPasswordHash, openSession } from "./store.ts";
import { ACCESS_TOKEN_LIFE } from "./tokens.ts";

const TRIES = 5;
const TRIES_WINDOW_SECONDS = 15 * 60;

/** The answer of a signed-in session: access token and user. */
export async function presentSession(
  deps: AuthDependencies,
  queryable: Queryable,
  session: { userId: string; sessionId: string },
): Promise<Session> {
  const user = await deps.profile.load(queryable, session.userId);
  return {
    access_token: deps.tokens.issueAccess(session.userId, session.sessionId),
    expires_in: ACCESS_TOKEN_LIFE,
    user,
  };
}

/** Opens a session for a user whose identity is proven, and hands its refresh token to the browser. */
export async function startSession(
  deps: AuthDependencies,
  queryable: Queryable,
  userId: string,
  context: CallContext,
): Promise<Session> {
  const sessionId = deps.ids.uuid();
  await openSession(queryable, { userId, sessionId, userAgent: context.userAgent, now: context.now() });
  const token = sealRefreshToken(deps.secrets.refreshKey, { userId, sessionId, generation: 0 });
  const session = await presentSession(deps, queryable, { userId, sessionId });
  writeRefreshCookie(context.cookies, deps.publicUrl, token);
  return session;
}

/**
 * Signs in with e-mail and password. A wrong password and an unknown e-mail give the same answer after the same work; tries are counted for both.
 * @throws AppError `ACCESS_DENIED`, or `LimitExceededException` after five failures of one address and e-mail in 15 minutes.
 */
export async function signIn(
  deps: AuthDependencies,
  credentials: { email: string; password: string },
  context: CallContext,
): Promise<Session> {
  const { kysely } = deps.database;
  const subject = `auth.login:${context.ip}:${credentials.email}`;
  const tries = await deps.limits.take(subject, TRIES, TRIES_WINDOW_SECONDS);
  if (!tries.isAllowed) throw new AppError("LimitExceededException", { retryAfter: tries.retryAfter });
  const holder = await findEmail(kysely, credentials.email);
  const hash = holder?.is_confirmed ? await findPasswordHash(kysely, holder.user_id) : null;
  const isRight = await deps.passwords.verify(hash, credentials.password);
  if (!holder || !isRight) throw new AppError("ACCESS_DENIED");
  await deps.limits.forget(subject);
  return startSession(deps, kysely, holder.user_id, context);
}
