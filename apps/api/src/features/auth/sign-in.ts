import { setTimeout } from "node:timers/promises";
import type { Session } from "@candlewise/contracts/auth/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/mount.ts";
import { findAccount } from "./account-store.ts";
import { countAttempt, forgetAttempts, pauseBefore } from "./attempts.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { findEmail } from "./signup-store.ts";
import { startSession } from "./start-session.ts";

/** Belongs to no user: looked up where nobody has the address, so that the database works the same. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Signs in with e-mail and password. A wrong password and an unknown e-mail give the same answer after the same work; tries are counted for both.
 * @throws AppError `ACCESS_DENIED`; `LimitExceededException` after five failures of one address and e-mail in 15 minutes;
 * `PasswordResetRequiredException` to one who knows a password that a proof of the mailbox has ended.
 */
export async function signIn(
  deps: AuthDependencies,
  credentials: { email: string; password: string },
  context: CallContext,
): Promise<Session> {
  const { kysely } = deps.database;
  const attempt = { action: "login", subject: credentials.email, ip: context.ip } as const;
  await countAttempt(deps.limits, attempt);
  const pause = await pauseBefore(deps.limits, attempt);
  if (pause > 0) await setTimeout(pause);
  const holder = await findEmail(kysely, credentials.email);
  const account = await findAccount(kysely, holder?.is_confirmed ? holder.user_id : NOBODY);
  const hash = account?.password_hash ?? account?.retired_password_hash ?? null;
  const isRight = await deps.passwords.verify(hash, credentials.password);
  if (!account || !isRight) throw new AppError("ACCESS_DENIED");
  if (account.password_hash === null) throw new AppError("PasswordResetRequiredException");
  await forgetAttempts(deps.limits, attempt);
  const how = { openedBy: "password", isAnnounced: true } as const;
  return deps.database.transaction((transaction) => startSession(deps, transaction, account.user_id, context, how));
}
