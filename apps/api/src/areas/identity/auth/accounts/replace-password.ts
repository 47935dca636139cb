import type { Transaction } from "#api/platform/database/database.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { changeAccount } from "./account-store.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { emailUser } from "../email-user.ts";
import { passwordChanged } from "../emails/password-changed.ts";
import { forgetSecrets } from "../secrets/secret-store.ts";
import { nameDevice } from "../sessions/device.ts";
import { revokeOtherSessions } from "../sessions/session-store.ts";

interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  /** The session that stays open. */
  readonly currentSession: string | null;
}

/** Stores a new password, revokes all other sessions, codes, links and temporary tokens of the account, and emails its user. */
export async function replacePassword(
  deps: AuthDependencies,
  transaction: Transaction,
  { now, userAgent }: CallContext,
  { userId, passwordHash, currentSession }: NewPassword,
): Promise<void> {
  const at = now();
  await changeAccount(transaction, userId, {
    password_hash: passwordHash,
    retired_password_hash: null,
    password_changed_at: at,
    tokens_valid_from: at,
  });
  await revokeOtherSessions(transaction, { userId, except: currentSession, now: at });
  await forgetSecrets(transaction, userId);
  const data = { at: at.toISOString(), device: nameDevice(userAgent) };
  await emailUser(deps, transaction, userId, passwordChanged, data);
}
