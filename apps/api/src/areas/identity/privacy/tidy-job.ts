import type { User } from "@candlewise/contracts/auth/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { Transaction } from "#api/platform/database/database.ts";
import { cleanUpJob } from "#api/platform/jobs/clean-up-job.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { PrivacyDependencies } from "./dependencies.ts";
import { erasureDone } from "./emails/erasure-done.ts";
import { removeExpiredExports } from "./export-data.ts";
import { forgetErasure, holdDueErasure, markErased, postponeErasure, type ErasureRow } from "./erasure-store.ts";

/** An access token stays valid for up to ten minutes: a second pass erases what was written with it. */
const SECOND_PASS_MS = 15 * 60_000;
/** Pause after a failure; doubled after each further one. */
const FIRST_PAUSE_MS = 20 * 60_000;
const LONGEST_PAUSE_MS = 86_400_000;

/**
 * Erases the accounts that are due, each in its own transaction: one that fails is retried later and does not block the others.
 * Neither the job's data nor its log identifies a user.
 */
export function tidyJob(deps: PrivacyDependencies): Job {
  return cleanUpJob(
    "privacy.tidy",
    "*/10 * * * *",
    async (_, { log, signal }) => {
      await removeExpiredExports(deps);
      let failed = 0;
      for (;;) {
        signal.throwIfAborted();
        const outcome = await eraseNext(deps);
        if (outcome === "none") break;
        if (outcome === "erased") continue;
        failed++;
        log.error({ ...outcome }, "an account could not be erased and will be retried");
      }
      if (failed > 0) throw new Error(`${failed} of the accounts that were due could not be erased`);
    },
    {
      // The next scheduled run is soon enough.
      retries: 0,
    },
  );
}

type Outcome = "none" | "erased" | { readonly error: string; readonly failures: number };

/** One account in one transaction. */
async function eraseNext(deps: PrivacyDependencies): Promise<Outcome> {
  const now = deps.clock.now();
  const erasedBefore = new Date(now.getTime() - SECOND_PASS_MS);
  const held: { row?: ErasureRow } = {};
  try {
    return await deps.database.transaction(async (transaction) => {
      delete held.row;
      const due = await holdDueErasure(transaction, { now, erasedBefore });
      if (!due) return "none";
      held.row = due;
      if (due.erased_at) await eraseAgain(deps, transaction, due.user_id);
      else await erase(deps, transaction, due.user_id, now);
      return "erased";
    });
  } catch (error) {
    if (held.row === undefined) throw error;
    const { user_id, failures } = held.row;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    const reason = reasonOf(error, user_id);
    await postponeErasure(deps.database.kysely, user_id, { nextTryAt: new Date(now.getTime() + pause), error: reason });
    return { error: reason, failures: failures + 1 };
  }
}

/** The error's message without the user's id. */
function reasonOf(error: unknown, userId: string): string {
  return (error instanceof Error ? error.message : "unknown").replaceAll(userId, "…").slice(0, 500);
}

async function erase(deps: PrivacyDependencies, transaction: Transaction, userId: string, now: Date): Promise<void> {
  const user = await findUser(deps, transaction, userId);
  await eraseEverywhere(deps, transaction, userId);
  if (user !== null) {
    const { email, language } = user;
    await deps.mail.erase(transaction, { recipient: email, userId });
    await deps.jobs.forget(transaction, [email, userId]);
    await deps.mail.send(transaction, erasureDone, { to: email, language, data: {} });
  }
  await markErased(transaction, userId, now);
}

/** Null when the user's row is already gone. */
async function findUser(deps: PrivacyDependencies, transaction: Transaction, userId: string): Promise<User | null> {
  try {
    return await deps.loadUser(transaction, userId);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

async function eraseAgain(deps: PrivacyDependencies, transaction: Transaction, userId: string): Promise<void> {
  await eraseEverywhere(deps, transaction, userId);
  await deps.jobs.forget(transaction, [userId]);
  await forgetErasure(transaction, userId);
}

async function eraseEverywhere(deps: PrivacyDependencies, transaction: Transaction, userId: string): Promise<void> {
  for (const [, data] of deps.personalData) await data.erase(transaction, userId);
}
