import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Queryable } from "#api/platform/database/database.ts";
import { randomToken } from "#api/platform/keys/random.ts";
import { AppError } from "#api/platform/errors.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { replaceCode, insertOneTime, spendOneTime, takeCodeTry } from "./secret-store.ts";
import type { CodeRow, OneTimeRow } from "../tables.ts";

export const CODE_MINUTES = 10;
const CODE_TRIES = 5;
const MINUTE = 60_000;

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Purpose of a code: resetting the password of an address's account, or changing a user's address. */
export type CodePurpose = `password:${string}` | `email:${string}`;
/** Nodes of the previous release know no challenge. */
export const passwordPurpose = (email: string, challenge: string | undefined): CodePurpose =>
  challenge === undefined ? `password:${email}` : `password:${email}:${challenge}`;
export const codeKeyOf = (purpose: CodePurpose): Buffer => sha256(purpose);

/** Keyed, because six digits could be brute-forced from a plain digest. */
function codeDigest({ secrets }: Pick<AuthDependencies, "secrets">, purpose: CodePurpose, code: string): Buffer {
  return createHmac("sha256", secrets.derive("auth.code")).update(`${purpose}:${code}`).digest();
}

/** Creates a six-digit code, which replaces the previous one. */
export async function issueCode(
  deps: Pick<AuthDependencies, "secrets" | "ids">,
  db: Queryable,
  code: { purpose: CodePurpose; userId: string | null; email: string; keepsPassword: boolean; now: Date },
): Promise<string> {
  const digits = String(deps.ids.integer(1_000_000)).padStart(6, "0");
  await replaceCode(db, {
    code_key: codeKeyOf(code.purpose),
    user_id: code.userId,
    email: code.email,
    code_digest: codeDigest(deps, code.purpose, digits),
    keeps_password: code.keepsPassword,
    expires_at: new Date(code.now.getTime() + CODE_MINUTES * MINUTE),
  });
  return digits;
}

/**
 * Counts an attempt and returns the code's row when it is right; the caller spends it. Runs outside the caller's transaction, so that the
 * attempt counts even if that rolls back.
 * @throws AppError `CodeMismatchException`, or `LimitExceededException` after five attempts, even for the right code.
 */
export async function tryCode(
  deps: Pick<AuthDependencies, "secrets" | "database">,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<CodeRow & { user_id: string }> {
  const row = await takeCodeTry(deps.database.kysely, codeKeyOf(purpose), now);
  const isRight = timingSafeEqual(row?.code_digest ?? Buffer.alloc(32), codeDigest(deps, purpose, code));
  if (row && row.tries > CODE_TRIES) {
    const retryAfter = Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000);
    throw new AppError("LimitExceededException", { retryAfter });
  }
  if (!row || !isRight || row.user_id === null) throw new AppError("CodeMismatchException");
  return { ...row, user_id: row.user_id };
}

type OneTimePurpose = "sign-in-link" | "passkey-registration" | "passkey-sign-in";

/** Creates a 256-bit secret that works once; only its digest is stored. */
export async function issueOneTime(
  db: Queryable,
  secret: { purpose: OneTimePurpose; userId: string | null; email: string | null; minutes: number; now: Date },
): Promise<string> {
  const token = randomToken();
  await insertOneTime(db, {
    secret_digest: sha256(token),
    purpose: secret.purpose,
    user_id: secret.userId,
    email: secret.email,
    expires_at: new Date(secret.now.getTime() + secret.minutes * MINUTE),
  });
  return token;
}

/** Spends a one-time secret; of several concurrent calls, one gets its row. */
export function takeOneTime(
  db: Queryable,
  purpose: OneTimePurpose,
  token: string,
  now: Date,
): Promise<OneTimeRow | undefined> {
  return spendOneTime(db, { digest: sha256(token), purpose, now });
}
