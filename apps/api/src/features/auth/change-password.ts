import type { SignedInContext } from "#api/platform/mount.ts";
import { changeAccount, findAccount } from "./account-store.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { nameDevice } from "./device.ts";
import { writeToUser } from "./letters.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { forgetSecrets } from "./secret-store.ts";
import { revokeOtherSessions } from "./session-store.ts";

/**
 * Changes the password and ends all other sessions. An account without a password gets its first one by a fresh sign-in.
 * @throws AppError `InvalidPasswordException` and those of `reauthenticate`.
 */
export async function changePassword(
  deps: AuthDependencies,
  form: { current_password?: string | undefined; password: string },
  context: SignedInContext,
): Promise<void> {
  const { userId } = context;
  deps.passwords.refuseCommon(form.password);
  const account = await findAccount(deps.database.kysely, userId);
  // A fresh sign-in alone does not change a password: without the present one this is a wrong try.
  const current = account?.password_hash ? (form.current_password ?? "") : form.current_password;
  const { sessionId } = await reauthenticate(deps, context, current);
  const passwordHash = await deps.passwords.hash(form.password);
  const now = context.now();
  await deps.database.transaction(async (transaction) => {
    await changeAccount(transaction, userId, {
      password_hash: passwordHash,
      retired_password_hash: null,
      password_changed_at: now,
      tokens_valid_from: now,
    });
    await revokeOtherSessions(transaction, { userId, except: sessionId, now });
    await forgetSecrets(transaction, userId);
    const data = { at: now.toISOString(), device: nameDevice(context.userAgent) };
    await writeToUser(deps, transaction, userId, { template: "passwordChanged", data });
  });
}
