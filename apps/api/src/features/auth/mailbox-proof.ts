import type { Transaction } from "#api/platform/database.ts";
import { changeAccount, lockAccount } from "./account-store.ts";
import { deletePasskeys } from "./passkey-store.ts";
import { forgetSecrets } from "./secret-store.ts";
import { deleteOtherSessions } from "./session-store.ts";

/** What of an account survives the first proof: only what the very person who reads the mailbox has just shown to hold. */
interface Kept {
  /** The session in which the proof was given. */
  readonly sessionId: string | null;
  /** That person has just given the password, or chosen it. */
  readonly password: boolean;
}

/**
 * Notes that somebody reads the letters to the account's address. Whoever signed up with an address that is not theirs must not stay in the
 * account once its owner comes, so the first proof ends everything that was set up before it: passkeys, codes, links and temporary
 * tokens always; sessions but the one of the proof; the password unless the prover knows it. Later proofs end nothing. The proof belongs
 * to the user's id, not to the address. True when it was the first.
 */
export async function proveMailbox(transaction: Transaction, userId: string, kept: Kept, now: Date): Promise<boolean> {
  const account = await lockAccount(transaction, userId);
  if (!account || account.email_verified_at !== null) return false;
  await changeAccount(transaction, userId, {
    email_verified_at: now,
    tokens_valid_from: now,
    ...(!kept.password && { password_hash: null, retired_password_hash: account.password_hash }),
  });
  await deletePasskeys(transaction, userId);
  await forgetSecrets(transaction, userId);
  await deleteOtherSessions(transaction, userId, kept.sessionId);
  return true;
}
