import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findAccount } from "../accounts/account-store.ts";
import { countAttempt, forgetAttempts } from "./attempts.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { findSession } from "../sessions/session-store.ts";
import type { SessionRow } from "../tables.ts";

/** A sign-in this recent counts as reauthentication. */
const FRESH_MS = 15 * 60 * 1000;

/**
 * The call's session. An access token outlives its session by minutes, so changes to the account check the session.
 * @throws AppError `Unauthorized` when it has ended.
 */
export async function requireSession(deps: AuthDependencies, context: SignedInContext): Promise<SessionRow> {
  const { userId, sessionId } = context;
  const session = sessionId === null ? undefined : await findSession(deps.database.kysely, userId, sessionId);
  if (!session || session.revoked_at !== null) throw new AppError("Unauthorized");
  return session;
}

/**
 * Confirms that the account's owner is present, not only their open browser: by the password, or by a sign-in within the last 15
 * minutes. `knowsPassword`: whether the caller has proven to know the account's password.
 * @throws AppError `Unauthorized`, `ACCESS_DENIED`, `LimitExceededException` after five wrong passwords, `reauthentication_required`.
 */
export async function reauthenticate(
  deps: AuthDependencies,
  context: SignedInContext,
  password: string | undefined,
): Promise<{ sessionId: string; knowsPassword: boolean }> {
  const session = await requireSession(deps, context);
  const sessionId = session.session_id;
  if (password !== undefined) {
    const attempt = { action: "password", subject: context.userId, ip: context.ip } as const;
    await countAttempt(deps.limits, attempt);
    const account = await findAccount(deps.database.kysely, context.userId);
    if (!(await deps.passwords.verify(account?.password_hash ?? null, password))) {
      deps.security.note("reauthentication_failed", context, context);
      throw new AppError("ACCESS_DENIED");
    }
    await forgetAttempts(deps.limits, attempt);
    return { sessionId, knowsPassword: true };
  }
  const isFresh = context.now().getTime() - session.created_at.getTime() < FRESH_MS;
  if (!isFresh) throw new AppError("reauthentication_required");
  return { sessionId, knowsPassword: isOpenedByPassword(session) };
}

const isOpenedByPassword = ({ opened_by }: SessionRow): boolean => opened_by === "password" || opened_by === "sign-up";

/**
 * Admits a session to confirming the account's own address at any time, because the code goes to the mailbox that the account has anyway.
 * A session opened with the password has proven it. Other sessions reauthenticate: the first proof would revoke the password.
 * @throws AppError those of `reauthenticate`
 */
export async function admitToOwnMailbox(
  deps: AuthDependencies,
  context: SignedInContext,
): Promise<{ knowsPassword: boolean }> {
  const session = await requireSession(deps, context);
  return isOpenedByPassword(session) ? { knowsPassword: true } : reauthenticate(deps, context, undefined);
}
