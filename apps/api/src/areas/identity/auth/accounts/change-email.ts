import type { User } from "@candlewise/contracts/auth/schemas";
import type { Transaction } from "#api/platform/database/database.ts";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { changeAccount, findAccount, lockAccount, moveEmail } from "./account-store.ts";
import { countAttempt } from "../secrets/attempts.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { emailChangeCode } from "../emails/email-change-code.ts";
import { emailChanged } from "../emails/email-changed.ts";
import { emailConfirmCode } from "../emails/email-confirm-code.ts";
import { proveMailbox } from "./mailbox-proof.ts";
import { admitToOwnMailbox, reauthenticate, requireSession } from "../secrets/reauthenticate.ts";
import { findCode, spendCode } from "../secrets/secret-store.ts";
import { CODE_MINUTES, codeKeyOf, issueCode, tryCode } from "../secrets/secrets.ts";
import { findEmail } from "./signup-store.ts";
import type { AccountRow } from "../tables.ts";

const SECONDS_A_MINUTE = 60;

/** The account's sign-in methods, and the address waiting for its code. */
export async function showSecurity(deps: AuthDependencies, { userId, now }: SignedInContext) {
  const { kysely } = deps.database;
  const account = await findAccount(kysely, userId);
  if (!account) throw new AppError("Unauthorized");
  const pending = await findCode(kysely, codeKeyOf(`email:${userId}`), now());
  return {
    has_password: account.password_hash !== null,
    is_email_verified: account.email_verified_at !== null,
    pending_email: pending?.email ?? null,
  };
}

/** @throws AppError `UsernameExistsException` when another account has this address, `LimitExceededException`. */
export async function checkEmail(
  deps: AuthDependencies,
  { userId, ip }: SignedInContext,
  email: string,
): Promise<void> {
  await countAttempt(deps.limits, { action: "email-check", subject: userId, ip });
  await refuseTakenEmail(deps, userId, email);
}

async function refuseTakenEmail(deps: AuthDependencies, userId: string, email: string): Promise<void> {
  const holder = await findEmail(deps.database.kysely, email);
  if (holder?.is_confirmed && holder.user_id !== userId) throw new AppError("UsernameExistsException");
}

/**
 * Mails a code to a new address for the account, or to the current one to verify it.
 * @throws AppError `InvalidParameterException` when it is already the account's verified address, `UsernameExistsException`,
 * `LimitExceededException`, and those of `reauthenticate`.
 */
export async function requestEmailChange(
  deps: AuthDependencies,
  context: SignedInContext,
  form: { email: string; password?: string | undefined },
): Promise<{ email: string; expires_in: number }> {
  const { userId, ip } = context;
  const { email } = form;
  const account = await findAccount(deps.database.kysely, userId);
  const isOwn = account?.email === email;
  const { knowsPassword } =
    isOwn && form.password === undefined
      ? await admitToOwnMailbox(deps, context)
      : await reauthenticate(deps, context, form.password);
  if (isOwn && account.email_verified_at !== null) throw new AppError("InvalidParameterException");
  // Counted before the answer depends on whether the address is taken. Others' requests for an account's own address do not count against it.
  const subjects = isOwn ? [`change:${userId}`] : [`change:${userId}`, `change:${email}`];
  for (const subject of subjects) {
    await countAttempt(deps.limits, { action: "email", subject, ip });
  }
  await refuseTakenEmail(deps, userId, email);
  const now = context.now();
  await deps.database.transaction(async (transaction) => {
    const purpose = `email:${userId}` as const;
    const code = await issueCode(deps, transaction, { purpose, userId, email, keepsPassword: knowsPassword, now });
    const { language } = await deps.profile.load(transaction, userId);
    const data = { code, minutes: CODE_MINUTES };
    const template = isOwn ? emailConfirmCode : emailChangeCode;
    await deps.mail.send(transaction, template, { to: email, language, data, about: userId });
    afterCommit(transaction, () => deps.security.note("email_change_requested", context, context));
  });
  return { email, expires_in: CODE_MINUTES * SECONDS_A_MINUTE };
}

/**
 * Makes the address that received the code the account's verified one. On the account's first mailbox proof, this session survives, and
 * the password if it was entered when the code was requested; everything else set up before is revoked.
 * @throws AppError `CodeMismatchException`, `LimitExceededException`, `UsernameExistsException` when another account has it by now.
 */
export async function verifyEmail(deps: AuthDependencies, context: SignedInContext, code: string): Promise<User> {
  const { userId, ip } = context;
  const now = context.now();
  const { session_id: sessionId } = await requireSession(deps, context);
  await countAttempt(deps.limits, { action: "code", subject: userId, ip });
  const row = await tryCode(deps, `email:${userId}`, code, now);
  return deps.database.transaction(async (transaction) => {
    if (!(await spendCode(transaction, row))) throw new AppError("CodeMismatchException");
    const account = await lockAccount(transaction, userId);
    if (!account) throw new AppError("Unauthorized");
    if (row.email !== account.email) await moveTo(deps, transaction, account, row.email, now);
    await proveMailbox(transaction, userId, { sessionId, password: row.keeps_password }, now);
    const event = row.email === account.email ? "email_verified" : "email_changed";
    afterCommit(transaction, () => deps.security.note(event, context, context));
    return deps.profile.load(transaction, userId);
  });
}

/** The code proves the new mailbox, so a verified account stays verified. */
async function moveTo(
  deps: AuthDependencies,
  transaction: Transaction,
  account: AccountRow,
  email: string,
  now: Date,
): Promise<void> {
  const { user_id: userId, email: former } = account;
  if (!(await moveEmail(transaction, { userId, former, email, now }))) throw new AppError("UsernameExistsException");
  if (account.email_verified_at !== null) await changeAccount(transaction, userId, { email_verified_at: now });
  await deps.profile.noteEmail(transaction, userId, email);
  const { language } = await deps.profile.load(transaction, userId);
  const data = { email, at: now.toISOString() };
  const notice = { language, data, about: userId };
  for (const to of [former, email]) await deps.mail.send(transaction, emailChanged, { to, ...notice });
}
