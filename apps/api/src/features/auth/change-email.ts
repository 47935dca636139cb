import type { User } from "@candlewise/contracts/auth/schemas";
import type { Transaction } from "#api/platform/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import { changeAccount, findAccount, lockAccount, moveEmail } from "./account-store.ts";
import { countAttempt } from "./attempts.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { proveMailbox } from "./mailbox-proof.ts";
import { reauthenticate, requireSession } from "./reauthenticate.ts";
import { findCode, spendCode } from "./secret-store.ts";
import { CODE_MINUTES, codeKeyOf, issueCode, tryCode } from "./secrets.ts";
import { findEmail } from "./signup-store.ts";
import type { AccountRow } from "./tables.ts";

const SECONDS_A_MINUTE = 60;

/** What the account is protected by, and the address that waits for its code. */
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

/** @throws AppError `UsernameExistsException` when another account has this address. */
export async function refuseTakenEmail(deps: AuthDependencies, userId: string, email: string): Promise<void> {
  const holder = await findEmail(deps.database.kysely, email);
  if (holder?.is_confirmed && holder.user_id !== userId) throw new AppError("UsernameExistsException");
}

/**
 * Mails a code to an address that is to become the account's. The present address can be given too, to verify it.
 * @throws AppError `InvalidParameterException` when it is the account's verified address already, `UsernameExistsException`,
 * `LimitExceededException`, and those of `reauthenticate`.
 */
export async function requestEmailChange(
  deps: AuthDependencies,
  form: { email: string; password?: string | undefined },
  context: SignedInContext,
): Promise<{ email: string; expires_in: number }> {
  const { userId, ip } = context;
  const { email } = form;
  const { knowsPassword } = await reauthenticate(deps, context, form.password);
  const account = await findAccount(deps.database.kysely, userId);
  if (account?.email === email && account.email_verified_at !== null) throw new AppError("InvalidParameterException");
  await refuseTakenEmail(deps, userId, email);
  for (const subject of [`change:${userId}`, `change:${email}`]) {
    await countAttempt(deps.limits, { action: "letter", subject, ip });
  }
  const now = context.now();
  await deps.database.transaction(async (transaction) => {
    const purpose = `email:${userId}` as const;
    const code = await issueCode(deps, transaction, { purpose, userId, email, keepsPassword: knowsPassword, now });
    const { language } = await deps.profile.load(transaction, userId);
    const data = { code, minutes: CODE_MINUTES };
    await deps.mail.send(transaction, { to: email, language, template: "emailChangeCode", data });
  });
  return { email, expires_in: CODE_MINUTES * SECONDS_A_MINUTE };
}

/**
 * Makes the address that received the code the account's verified one. When it is the account's first proof of a mailbox, this session stays
 * and the password stays if it was shown when the code was asked for; everything else that was set up before ends.
 * @throws AppError `CodeMismatchException`, `LimitExceededException`, `UsernameExistsException` when another account has it meanwhile.
 */
export async function verifyEmail(deps: AuthDependencies, code: string, context: SignedInContext): Promise<User> {
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
    return deps.profile.load(transaction, userId);
  });
}

/** The mailbox of the new address was proven by the code, so an account that was verified stays so. */
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
  await deps.profile.changeEmail(transaction, userId, email);
  const { language } = await deps.profile.load(transaction, userId);
  const letter = { language, template: "emailChanged", data: { email, at: now.toISOString() } } as const;
  for (const to of [former, email]) await deps.mail.send(transaction, { to, ...letter });
}
