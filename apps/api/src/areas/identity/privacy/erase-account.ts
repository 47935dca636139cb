import type { ErasureState } from "@candlewise/contracts/privacy/schemas";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { PrivacyDependencies } from "./dependencies.ts";
import { erasureCancelled } from "./emails/erasure-cancelled.ts";
import { erasureRequested } from "./emails/erasure-requested.ts";
import { deleteErasure, findErasure, insertErasure } from "./erasure-store.ts";

/** Grace period in which the erasure can be canceled. */
const GRACE_MS = 14 * 86_400_000;

export async function loadErasure({ database }: PrivacyDependencies, userId: string): Promise<ErasureState> {
  const erasure = await findErasure(database.kysely, userId);
  return { erase_on: erasure?.erase_at.toISOString() ?? null };
}

/**
 * Schedules the erasure of the account after the grace period and ends its sessions. A repeated request keeps the first date.
 * @throws AppError `ACCESS_DENIED`, `LimitExceededException`
 */
export async function requestErasure(
  deps: PrivacyDependencies,
  context: SignedInContext,
  password: string,
): Promise<ErasureState> {
  const { userId } = context;
  await deps.confirmPassword(context, password);
  await deps.database.transaction(async (transaction) => {
    const now = deps.clock.now();
    const erase_at = new Date(now.getTime() + GRACE_MS);
    if (!(await insertErasure(transaction, { user_id: userId, requested_at: now, erase_at }))) return;
    await deps.endSessions(transaction, userId, now);
    await deps.leaving(transaction, userId);
    const { email, language } = await deps.loadUser(transaction, userId);
    const data = { on: erase_at.toISOString(), url: `${deps.publicUrl}/profile` };
    await deps.mail.send(transaction, erasureRequested, { to: email, language, data, about: userId });
    afterCommit(transaction, () => deps.noteSecurity("erasure_requested", context));
  });
  return loadErasure(deps, userId);
}

/** Cancels the erasure and emails the user, in case somebody else canceled it. */
export async function cancelErasure(deps: PrivacyDependencies, context: SignedInContext): Promise<ErasureState> {
  const { userId } = context;
  await deps.database.transaction(async (transaction) => {
    if (!(await deleteErasure(transaction, userId))) return;
    const { email, language } = await deps.loadUser(transaction, userId);
    const data = { at: context.now().toISOString(), device: deps.deviceOf(context) };
    await deps.mail.send(transaction, erasureCancelled, { to: email, language, data, about: userId });
    afterCommit(transaction, () => deps.noteSecurity("erasure_cancelled", context));
  });
  return loadErasure(deps, userId);
}
