import { setTimeout } from "node:timers/promises";
import type { Session } from "@candlewise/contracts/auth/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { findAccount } from "../accounts/account-store.ts";
import { countAttempt, forgetAttempts, pauseBefore } from "../secrets/attempts.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { knownDevice, rememberDevice } from "../secrets/known-device.ts";
import { findEmail } from "../accounts/signup-store.ts";
import { startSession } from "./start-session.ts";

/** An id of no user: looked up for an unknown address, so that the database does the same work. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Signs in with email and password. A wrong password and an unknown email give the same answer after the same work; both count as attempts.
 * @throws AppError `ACCESS_DENIED`; `LimitExceededException` after five failures of one address and email in 15 minutes;
 * `PasswordResetRequiredException` for a correct password that a mailbox proof has invalidated.
 */
export async function signIn(
  deps: AuthDependencies,
  context: CallContext,
  credentials: { email: string; password: string },
): Promise<Session> {
  const { kysely } = deps.database;
  const attempt = await countSignIn(deps, context, credentials.email);
  const holder = await findEmail(kysely, credentials.email);
  const account = await findAccount(kysely, holder?.is_confirmed ? holder.user_id : NOBODY);
  const hash = account?.password_hash ?? account?.retired_password_hash ?? null;
  const isRight = await deps.passwords.verify(hash, credentials.password);
  if (!account || !isRight) {
    deps.security.note("sign_in_failed", { userId: account?.user_id ?? null }, context);
    throw new AppError("ACCESS_DENIED");
  }
  if (account.password_hash === null) throw new AppError("PasswordResetRequiredException");
  await forgetAttempts(deps.limits, attempt);
  const how = { openedBy: "password", isAnnounced: true } as const;
  const session = await deps.database.transaction((transaction) =>
    startSession(deps, transaction, context, account.user_id, how),
  );
  rememberDevice(deps, context.cookies, credentials.email);
  return session;
}

/** Counts the attempt and delays it after many others. A browser that has signed in before has its own counter. */
async function countSignIn(deps: AuthDependencies, context: CallContext, email: string) {
  const device = knownDevice(deps, context.cookies, email);
  const { ip } = context;
  if (device !== null) {
    const known = { action: "login-known", subject: device, ip } as const;
    await countOrNote(deps, context, known);
    return known;
  }
  const attempt = { action: "login", subject: email, ip } as const;
  await countOrNote(deps, context, attempt);
  const pause = await pauseBefore(deps.limits, attempt);
  if (pause > 0) await setTimeout(pause);
  return attempt;
}

async function countOrNote(
  deps: AuthDependencies,
  context: CallContext,
  attempt: Parameters<typeof countAttempt>[1],
): Promise<void> {
  try {
    await countAttempt(deps.limits, attempt);
  } catch (error) {
    deps.security.note("sign_in_locked", { userId: null, detail: attempt.action }, context);
    throw error;
  }
}
