import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import { hasEnded } from "@candlewise/domain/subscriptions/subscription";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SubscriptionsShapes } from "@candlewise/contracts/subscriptions/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { orUnavailable } from "../payments/port.ts";
import { own } from "./cancel.ts";
import { changeSubscription } from "./change-subscription.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { followProvider } from "./follow-provider.ts";
import { owns } from "./entitlement-store.ts";
import { presentSubscription } from "./list-subscriptions.ts";
import { findRow, updateRow } from "./subscription-store.ts";

/**
 * Another product from the end of the period on; the current one takes a planned change back.
 * @throws AppError `not_found`, `subscription_ended`, `subscription_elsewhere`, `offer_ended`, `payment_provider_unavailable`
 */
export async function switchProduct(
  deps: SubscriptionsDependencies,
  context: SignedInContext,
  id: string,
  productId: string,
): Promise<{ subscription: Subscription }> {
  const { database, offers, provider } = deps;
  const { userId } = context;
  const row = await database.transaction((transaction) => own(transaction, userId, id));
  if (hasEnded(row)) throw new AppError("subscription_ended");
  const wanted = { productId, currency: row.currency };
  const quote = await offers.quoteProduct(wanted, { userId, country: deps.countryOf(context) });
  const next = quote?.kind === row.kind && quote.currency === row.currency ? quote.providerProductId : null;
  if (quote === null || next === null) throw new AppError("offer_ended");
  const said = await orUnavailable(provider.switchProduct(row.provider_id, next));
  const changed = await database.transaction(async (transaction) => {
    await followProvider(deps, transaction, said);
    const current = await own(transaction, userId, id);
    const planned = await changeSubscription(deps, transaction, current, { type: "switch", productId });
    const next_amount_minor = planned.next_product_id === null ? null : quote.totalMinor;
    await updateRow(transaction, planned, { next_amount_minor });
    return { ...planned, next_amount_minor };
  });
  return { subscription: presentSubscription(changed, await deps.primaryCard(userId)) };
}

/**
 * Buys the product of an ended subscription again, at today's usual price and without a trial.
 * @throws AppError `not_found`, `already_owned`, `offer_ended`, `no_card`
 */
export async function renewExpired(
  deps: SubscriptionsDependencies,
  context: SignedInContext,
  id: string,
  seenMinor: number | undefined,
): Promise<CallResult<SubscriptionsShapes["renewExpired"]>> {
  const { database, offers, clock } = deps;
  const { userId } = context;
  const row = await findRow(database.kysely, userId, id);
  if (row === undefined) throw new AppError("not_found");
  if (!hasEnded(row) || (await owns(database.kysely, userId, row.kind, clock.now())))
    throw new AppError("already_owned");
  const wanted = { productId: row.product_id, currency: row.currency };
  const quote = await offers.quoteProduct(wanted, { userId, country: deps.countryOf(context) });
  if (quote === null || (seenMinor !== undefined && seenMinor !== quote.totalMinor)) throw new AppError("offer_ended");
  return deps.buyQuoted(context, quote);
}
