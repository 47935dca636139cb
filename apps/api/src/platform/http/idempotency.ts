import { createHash } from "node:crypto";
import { sql } from "kysely";
import { errorCatalogue } from "@candlewise/contracts/errors";
import type { Database, Queryable, Transaction } from "../database/database.ts";
import { AppError } from "../errors.ts";

/** Operations for handlers of idempotent routes. */
export interface Idempotency {
  /** The client's idempotency key. */
  readonly key: string;
  /**
   * Stores the answer in the transaction of the effect, so that a repeat after a crash is answered instead of run again. If not called,
   * the answer is stored after the handler has returned.
   */
  settle(transaction: Transaction, result: unknown): Promise<void>;
}

interface Call {
  readonly userId: string;
  /** `<domain>.<name>` of the endpoint. */
  readonly endpoint: string;
  readonly key: string;
  readonly input: unknown;
}

/** A call that has not ended after this time was cut off by a crash; a repeat runs it again. */
const ABANDONED_SECONDS = 60;
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs a call once for its key; a repeat gets the answer of the first call. A refusal changes nothing, so it frees the key.
 * @throws AppError `idempotency_key_reused`, `call_in_progress` and what `run` throws
 */
export async function runOnce(
  database: Database,
  call: Call,
  now: Date,
  run: (idempotency: Idempotency) => Promise<unknown>,
): Promise<{ answer: unknown; isRepeat: boolean }> {
  const known = await claimKey(database.kysely, call, now);
  if (known !== null) return { ...known, isRepeat: true };
  const settle: Idempotency["settle"] = (transaction, result) => storeAnswer(transaction, call, result);
  try {
    const answer = await run({ key: call.key, settle });
    await storeAnswer(database.kysely, call, answer);
    return { answer, isRepeat: false };
  } catch (error) {
    if (error instanceof AppError && errorCatalogue[error.code].status < 500) await releaseKey(database.kysely, call);
    throw error;
  }
}

/** @throws AppError `validation_failed` */
export function readKey(header: string | string[] | undefined): string {
  if (typeof header === "string" && KEY.test(header)) return header;
  const details = [{ path: "headers.idempotency-key", message: "1 to 255 visible ASCII characters are required." }];
  throw new AppError("validation_failed", { details });
}

const digestOf = (input: unknown): Buffer => createHash("sha256").update(JSON.stringify(input)).digest();

/**
 * Claims a key for a call. Null when the caller must run it, otherwise the stored answer of the call that used the key.
 * @throws AppError `idempotency_key_reused`, `call_in_progress`
 */
async function claimKey(db: Queryable, call: Call, now: Date): Promise<{ answer: unknown } | null> {
  const { userId, endpoint, key } = call;
  const digest = digestOf(call.input);
  const abandoned = new Date(now.getTime() - ABANDONED_SECONDS * 1000);
  const { rows: claimed } = await sql`
    insert into http_idempotency (user_id, endpoint, key, request_digest, begun_at)
    values (${userId}, ${endpoint}, ${key}, ${digest}, ${now})
    on conflict (user_id, endpoint, key) do update set begun_at = excluded.begun_at
      where http_idempotency.answer is null and http_idempotency.begun_at < ${abandoned}
        and http_idempotency.request_digest = excluded.request_digest
    returning 1`.execute(db);
  if (claimed.length > 0) return null;
  const { rows } = await sql<{ request_digest: Buffer; answer: unknown }>`
    select request_digest, answer from http_idempotency
    where user_id = ${userId} and endpoint = ${endpoint} and key = ${key}`.execute(db);
  const [known] = rows;
  if (known !== undefined && !known.request_digest.equals(digest)) throw new AppError("idempotency_key_reused");
  if (known === undefined || known.answer === null) throw new AppError("call_in_progress", { retryAfter: 1 });
  return { answer: known.answer };
}

/** Stores the answer of a claimed call. */
async function storeAnswer(db: Queryable, { userId, endpoint, key }: Call, answer: unknown): Promise<void> {
  await sql`update http_idempotency set answer = ${JSON.stringify(answer)}::jsonb
    where user_id = ${userId} and endpoint = ${endpoint} and key = ${key}`.execute(db);
}

/** Frees the key of a call that was refused: nothing has happened. */
async function releaseKey(db: Queryable, { userId, endpoint, key }: Call): Promise<void> {
  await sql`delete from http_idempotency
    where user_id = ${userId} and endpoint = ${endpoint} and key = ${key} and answer is null`.execute(db);
}
