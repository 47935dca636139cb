import type { Session } from "@candlewise/contracts/auth/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/mount.ts";
import { changeAccount, findAccount } from "./account-store.ts";
import { countAttempt } from "./attempts.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { nameDevice } from "./device.ts";
import { writeToUser } from "./letters.ts";
import { proveMailbox } from "./mailbox-proof.ts";
import { forgetSecrets, spendCode } from "./secret-store.ts";
import { takeOneTime, tryCode } from "./secrets.ts";
import { revokeOtherSessions } from "./session-store.ts";
import { startSession } from "./start-session.ts";

/**
 * Sets a new password with a mailed code, ends every session and signs in. The code proves the mailbox; the new password is the prover's
 * own and is kept.
 * @throws AppError `InvalidPasswordException`, `CodeMismatchException`, `LimitExceededException`, or `UserNotFoundException` when the account
 * was deleted since.
 */
export async function confirmForgotPassword(
  deps: AuthDependencies,
  form: { email: string; code: string; password: string },
  context: CallContext,
): Promise<Session> {
  const { email, code, password } = form;
  const now = context.now();
  // First, so that a poor choice costs no try and tells nothing.
  deps.passwords.refuseCommon(password);
  await countAttempt(deps.limits, { action: "code", subject: email, ip: context.ip });
  const row = await tryCode(deps, `password:${email}`, code, now);
  const passwordHash = await deps.passwords.hash(password);
  return deps.database.transaction(async (transaction) => {
    const userId = row.user_id;
    if (!(await spendCode(transaction, row))) throw new AppError("CodeMismatchException");
    const account = await findAccount(transaction, userId);
    if (!account) throw new AppError("UserNotFoundException");
    // The account has another address by now.
    if (account.email !== email) throw new AppError("CodeMismatchException");
    await proveMailbox(transaction, userId, { sessionId: null, password: false }, now);
    await changeAccount(transaction, userId, {
      password_hash: passwordHash,
      retired_password_hash: null,
      password_changed_at: now,
      tokens_valid_from: now,
    });
    await revokeOtherSessions(transaction, { userId, except: null, now });
    await forgetSecrets(transaction, userId);
    const data = { at: now.toISOString(), device: nameDevice(context.userAgent) };
    await writeToUser(deps, transaction, userId, { template: "passwordChanged", data });
    return startSession(deps, transaction, userId, context, { openedBy: "code", isAnnounced: false });
  });
}

/**
 * Signs in with the token of a mailed link, once. The link proves the mailbox: the first proof ends the password that was set before it.
 * @throws AppError `CodeMismatchException`, or `UserNotFoundException` when the account was deleted since.
 */
export async function signInByLink(deps: AuthDependencies, token: string, context: CallContext): Promise<Session> {
  const now = context.now();
  return deps.database.transaction(async (transaction) => {
    const link = await takeOneTime(transaction, "sign-in-link", token, now);
    if (!link?.user_id) throw new AppError("CodeMismatchException");
    const account = await findAccount(transaction, link.user_id);
    if (!account) throw new AppError("UserNotFoundException");
    if (account.email !== link.email) throw new AppError("CodeMismatchException");
    const isFirst = await proveMailbox(transaction, account.user_id, { sessionId: null, password: false }, now);
    return startSession(deps, transaction, account.user_id, context, { openedBy: "link", isAnnounced: !isFirst });
  });
}
