import type { Transaction } from "#api/platform/database/database.ts";
import { changeAccount, lockAccount } from "./account-store.ts";
import { deletePasskeys } from "../passkeys/passkey-store.ts";
import { forgetSecrets } from "../secrets/secret-store.ts";
import { deleteOtherSessions } from "../sessions/session-store.ts";

/** What survives the first proof: only what the owner of the mailbox has just proven to hold. */
interface Retained {
  /** The session in which the proof was given. */
  readonly sessionId: string | null;
  /** Whether the owner has just entered or chosen the password. */
  readonly password: boolean;
}

/**
 * Records that the caller controls the mailbox of the account's address. An attacker who signed up with somebody else's address must lose
 * the account when its owner arrives, so the first proof revokes everything set up before it: passkeys, codes, links and temporary tokens;
 * all sessions except the proof's own; the password unless the prover knows it. Later proofs revoke nothing. The proof belongs to the
 * user's id, not to the address. True when it was the first.
 */
export async function proveMailbox(
  transaction: Transaction,
  userId: string,
  retained: Retained,
  now: Date,
): Promise<boolean> {
  const account = await lockAccount(transaction, userId);
  if (!account || account.email_verified_at !== null) return false;
  await changeAccount(transaction, userId, {
    email_verified_at: now,
    tokens_valid_from: now,
    ...(!retained.password && { password_hash: null, retired_password_hash: account.password_hash }),
  });
  await deletePasskeys(transaction, userId);
  await forgetSecrets(transaction, userId);
  await deleteOtherSessions(transaction, userId, retained.sessionId);
  return true;
}
