import { hasEnded, willRenew, type SubscriptionEvent } from "@candlewise/domain/subscriptions/subscription";
import type { SubscriptionState } from "@candlewise/domain/subscriptions/subscription-state";
import type { Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { orUnavailable } from "../payments/port.ts";
import { changeSubscription } from "./change-subscription.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { mailCancelled, mailStoreGoesOn } from "./emails/mail-subscriber.ts";
import { followProvider } from "./follow-provider.ts";
import { inTurn } from "./in-turn.ts";
import { listRows, lockRow } from "./subscription-store.ts";
import type { SubscriptionRow } from "./tables.ts";
import { tellInTurn, type Follow } from "./tell-job.ts";

type Caller = Pick<SignedInContext, "userId">;

/**
 * Cancels at once: the provider is told by a job, and nothing that it says before it knows undoes it.
 * @throws AppError `not_found`, `subscription_ended`, `subscription_elsewhere`
 */
export async function cancelSubscription(
  deps: SubscriptionsDependencies,
  { userId }: Caller,
  id: string,
): Promise<SubscriptionState> {
  return deps.database.transaction(async (transaction) => {
    const row = await own(transaction, userId, id);
    if (hasEnded(row) && row.pending_action !== "cancel") throw new AppError("subscription_ended");
    const changed = await changeSubscription(deps, transaction, row, { type: "cancel" });
    if (changed !== row) await mailCancelled(deps, transaction, changed);
    return changed.state;
  });
}

/** The account is to be deleted: cancels whatever would renew, and mails about what only the learner can cancel, in an app store. */
export async function cancelAll(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  for (const { subscription_id } of await listRows(transaction, userId)) {
    const row = await lockRow(transaction, userId, subscription_id);
    if (row === undefined) continue;
    if (row.provider !== "solidgate") {
      if (mayCharge(row)) await mailStoreGoesOn(deps, transaction, row, row.provider);
    } else if (willRenew(row) || row.pending_action === "restore") {
      await changeSubscription(deps, transaction, row, { type: "cancel" });
    }
  }
}

/** A store also goes on trying to charge for what is paused. */
const mayCharge = (row: SubscriptionRow): boolean => willRenew(row) || row.state === "paused";

/**
 * Takes a cancellation back before the period has ended. Renewals cost money, so it holds only once the provider has confirmed it, which
 * hears of the cancellation first.
 * @throws AppError `not_found`, `not_restorable`, `subscription_elsewhere`, `payment_provider_unavailable`
 */
export async function restoreSubscription(
  deps: SubscriptionsDependencies,
  { userId }: Caller,
  id: string,
): Promise<SubscriptionState> {
  const { database, provider, clock } = deps;
  const follow: Follow = (said) => database.transaction((transaction) => followProvider(deps, transaction, said));
  const wish = (event: SubscriptionEvent | null) =>
    database.transaction(async (transaction) => {
      const row = await own(transaction, userId, id);
      if (row.state === "active") return row;
      if (row.state !== "cancelling" || row.paid_until <= clock.now()) throw new AppError("not_restorable");
      return event === null ? row : changeSubscription(deps, transaction, row, event);
    });
  const known = await wish(null);
  if (known.state === "active") return "active";
  const restore = async () => {
    await tellInTurn(deps, known, follow);
    const asked = await wish({ type: "restore" });
    return asked.state === "active" ? asked : await follow(await provider.restoreSubscription(asked.provider_id));
  };
  return (await orUnavailable(inTurn(deps, known, restore)))?.state ?? known.state;
}

/** @throws AppError `not_found`, `subscription_elsewhere` */
export async function own(transaction: Transaction, userId: string, id: string): Promise<SubscriptionRow> {
  const row = await lockRow(transaction, userId, id);
  if (row === undefined) throw new AppError("not_found");
  if (row.provider !== "solidgate") throw new AppError("subscription_elsewhere");
  return row;
}
