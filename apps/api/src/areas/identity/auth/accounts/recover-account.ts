import type { Session } from "@candlewise/contracts/auth/schemas";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { findAccount } from "./account-store.ts";
import { countAttempt } from "../secrets/attempts.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { proveMailbox } from "./mailbox-proof.ts";
import { replacePassword } from "./replace-password.ts";
import { challengeOf, endChallenge } from "../secrets/challenge.ts";
import { rememberDevice } from "../secrets/known-device.ts";
import { spendCode } from "../secrets/secret-store.ts";
import { passwordPurpose, takeOneTime, tryCode } from "../secrets/secrets.ts";
import { startSession } from "../sessions/start-session.ts";

/**
 * Sets a new password with a mailed code, in the browser that requested it, ends every session and signs in. The code proves the mailbox;
 * the first proof does not revoke the new password.
 * @throws AppError `InvalidPasswordException`, `CodeMismatchException`, `LimitExceededException`, or `UserNotFoundException` when the account
 * has been deleted since.
 */
export async function confirmForgotPassword(
  deps: AuthDependencies,
  context: CallContext,
  form: { email: string; code: string; password: string },
): Promise<Session> {
  const { email, code, password } = form;
  const now = context.now();
  // Checked first, so that a weak password uses up no attempt and reveals nothing.
  deps.passwords.refuseWeak(password, { email });
  await countAttempt(deps.limits, { action: "code", subject: email, ip: context.ip });
  const row = await tryCode(deps, passwordPurpose(email, challengeOf(deps, context.cookies)), code, now);
  const { kysely } = deps.database;
  if (!(await findAccount(kysely, row.user_id))) throw new AppError("UserNotFoundException");
  const { username } = await deps.profile.load(kysely, row.user_id);
  deps.passwords.refuseWeak(password, { email, username });
  const passwordHash = await deps.passwords.hash(password);
  return deps.database.transaction(async (transaction) => {
    const userId = row.user_id;
    if (!(await spendCode(transaction, row))) throw new AppError("CodeMismatchException");
    const account = await findAccount(transaction, userId);
    if (!account) throw new AppError("UserNotFoundException");
    // The account's address has changed meanwhile.
    if (account.email !== email) throw new AppError("CodeMismatchException");
    await proveMailbox(transaction, userId, { sessionId: null, password: false }, now);
    await replacePassword(deps, transaction, context, { userId, passwordHash, currentSession: null });
    afterCommit(transaction, () => {
      endChallenge(deps, context.cookies);
      rememberDevice(deps, context.cookies, email);
      deps.security.note("password_reset", { userId }, context);
    });
    return startSession(deps, transaction, context, userId, { openedBy: "code", isAnnounced: false });
  });
}

/**
 * Signs in with the one-time token of a mailed link. The link proves the mailbox: the first proof revokes the earlier password.
 * @throws AppError `CodeMismatchException`, or `UserNotFoundException` when the account has been deleted since.
 */
export async function signInByLink(deps: AuthDependencies, context: CallContext, token: string): Promise<Session> {
  const now = context.now();
  return deps.database.transaction(async (transaction) => {
    const link = await takeOneTime(transaction, "sign-in-link", token, now);
    if (!link?.user_id) throw new AppError("CodeMismatchException");
    const account = await findAccount(transaction, link.user_id);
    if (!account) throw new AppError("UserNotFoundException");
    if (account.email !== link.email) throw new AppError("CodeMismatchException");
    const isFirst = await proveMailbox(transaction, account.user_id, { sessionId: null, password: false }, now);
    afterCommit(transaction, () => rememberDevice(deps, context.cookies, account.email));
    return startSession(deps, transaction, context, account.user_id, { openedBy: "link", isAnnounced: !isFirst });
  });
}
