import { z } from "zod";
import type { ErasureState } from "@candlewise/contracts/privacy/schemas";
import type { Transaction } from "#api/platform/database.ts";
import type { Job } from "#api/platform/jobs.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import type { PrivacyDependencies } from "./dependencies.ts";
import { removeExpiredExports } from "./export-data.ts";
import { deleteErasure, findErasure, forgetErasure, holdDueErasure, insertErasure, markErased } from "./store.ts";

/** In which an account can be kept. */
const GRACE_MS = 14 * 86_400_000;
/** An access token that is out may still write for ten minutes: what it left goes with the second pass. */
const SECOND_PASS_MS = 15 * 60_000;

export async function loadErasure({ database }: PrivacyDependencies, userId: string): Promise<ErasureState> {
  const erasure = await findErasure(database.kysely, userId);
  return { erase_on: erasure?.erase_at.toISOString() ?? null };
}

/**
 * Has the account erased after the time of grace, and ends its sessions. Asked again, the first wish stands.
 * @throws AppError `ACCESS_DENIED`, `LimitExceededException`
 */
export async function requestErasure(
  deps: PrivacyDependencies,
  password: string,
  context: SignedInContext,
): Promise<ErasureState> {
  const { userId } = context;
  await deps.confirmPassword(context, password);
  await deps.database.transaction(async (transaction) => {
    const now = deps.clock.now();
    const erase_at = new Date(now.getTime() + GRACE_MS);
    const row = { user_id: userId, requested_at: now, erase_at, erased_at: null };
    if (!(await insertErasure(transaction, row))) return;
    await deps.endSessions(transaction, userId, now);
    const { email, language } = await deps.loadUser(transaction, userId);
    const data = { on: erase_at.toISOString(), url: `${deps.publicUrl}/profile` };
    await deps.mail.send(transaction, { to: email, language, template: "erasureRequested", data, about: userId });
  });
  return loadErasure(deps, userId);
}

export async function cancelErasure(deps: PrivacyDependencies, userId: string): Promise<ErasureState> {
  await deleteErasure(deps.database.kysely, userId);
  return loadErasure(deps, userId);
}

/** Erases the accounts whose time has come. It names nobody: neither its data nor its log leads to a user. */
export function tidyJob(deps: PrivacyDependencies): Job {
  return {
    name: "privacy.tidy",
    data: z.object({}),
    cron: "*/10 * * * *",
    async handle() {
      await removeExpiredExports(deps);
      while (await eraseNext(deps));
    },
  };
}

/** One account in one transaction; false when none is due. */
function eraseNext(deps: PrivacyDependencies): Promise<boolean> {
  return deps.database.transaction(async (transaction) => {
    const now = deps.clock.now();
    const erasedBefore = new Date(now.getTime() - SECOND_PASS_MS);
    const due = await holdDueErasure(transaction, { dueBefore: now, erasedBefore });
    if (!due) return false;
    if (due.erased_at) {
      await eraseEverywhere(deps, transaction, due.user_id);
      await forgetErasure(transaction, due.user_id);
      return true;
    }
    const { email, language } = await deps.loadUser(transaction, due.user_id);
    await eraseEverywhere(deps, transaction, due.user_id);
    await deps.mail.erase(transaction, { recipient: email, userId: due.user_id });
    await deps.jobs.forget(transaction, [email, due.user_id]);
    await deps.mail.send(transaction, { to: email, language, template: "erasureDone", data: {} });
    await markErased(transaction, due.user_id, now);
    return true;
  });
}

async function eraseEverywhere(deps: PrivacyDependencies, transaction: Transaction, userId: string): Promise<void> {
  for (const [, data] of deps.personalData()) await data.erase(transaction, userId);
}
