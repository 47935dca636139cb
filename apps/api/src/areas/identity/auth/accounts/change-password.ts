import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findAccount } from "./account-store.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { replacePassword } from "./replace-password.ts";
import { reauthenticate } from "../secrets/reauthenticate.ts";

/**
 * Changes the password and ends all other sessions. An account without a password gets its first one after a recent sign-in.
 * @throws AppError `InvalidPasswordException` and those of `reauthenticate`.
 */
export async function changePassword(
  deps: AuthDependencies,
  context: SignedInContext,
  form: { current_password?: string | undefined; password: string },
): Promise<void> {
  const { userId } = context;
  const { email, username } = await deps.profile.load(deps.database.kysely, userId);
  deps.passwords.refuseWeak(form.password, { email, username });
  const account = await findAccount(deps.database.kysely, userId);
  // A recent sign-in alone cannot change a password: without the current one this counts as a failed attempt.
  const current = account?.password_hash ? (form.current_password ?? "") : form.current_password;
  const { sessionId } = await reauthenticate(deps, context, current);
  const passwordHash = await deps.passwords.hash(form.password);
  await deps.database.transaction(async (transaction) => {
    await replacePassword(deps, transaction, context, { userId, passwordHash, currentSession: sessionId });
    afterCommit(transaction, () => deps.security.note("password_changed", { userId, sessionId }, context));
  });
}
