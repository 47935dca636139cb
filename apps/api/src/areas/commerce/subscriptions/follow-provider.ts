import type { Told } from "@candlewise/domain/subscriptions/subscription";
import { z } from "zod";
import type { Transaction } from "#api/platform/database/database.ts";
import type { ProviderSubscription } from "../payments/port.ts";
import { changeSubscription, lookAt, writeAccess } from "./change-subscription.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { findByProvider, insertRow, lockRow } from "./subscription-store.ts";
import type { SubscriptionRow } from "./tables.ts";

const Uuid = z.uuid();
const provider = "solidgate";

/** Applies what the provider says of a subscription. Null for one of somebody who has no account, or of a product that is not known. */
export async function followProvider(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  said: ProviderSubscription,
): Promise<SubscriptionRow | null> {
  const { customerId: userId, subscriptionId: providerId } = said;
  if (!Uuid.safeParse(userId).success) return null;
  const known = await findByProvider(transaction, userId, { provider, providerId });
  const product = await deps.offers.productOf(transaction, said.productId);
  if (known === undefined) return begin(deps, transaction, said, product);
  const row = await lockRow(transaction, userId, known.subscription_id);
  if (row === undefined) return null;
  const next = said.nextProductId === null ? null : await deps.offers.productOf(transaction, said.nextProductId);
  const told = toldBy(said, product?.productId ?? row.product_id, next?.productId ?? null);
  const period = product?.period;
  const after = {
    ...row,
    ...(product && { kind: product.kind }),
    ...(period && { period_unit: period.unit, period_count: period.count }),
  };
  return changeSubscription(deps, transaction, after, { type: "told", told });
}

async function begin(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  said: ProviderSubscription,
  product: Awaited<ReturnType<SubscriptionsDependencies["offers"]["productOf"]>>,
): Promise<SubscriptionRow | null> {
  const { customerId: userId, subscriptionId: providerId } = said;
  if (product === null || product.period === null) return null;
  if ((await deps.addresseeOf(transaction, userId)) === null) return null;
  const told = toldBy(said, product.productId, null);
  const row = {
    user_id: userId,
    subscription_id: deps.ids.uuid(),
    provider_id: providerId,
    kind: product.kind,
    currency: said.currency,
    period_unit: product.period.unit,
    period_count: product.period.count,
    started_at: said.startedAt,
    ...NEW,
    product_id: told.productId,
    amount_minor: told.amountMinor,
    state: told.state,
    paid_until: told.paidUntil,
    renews_at: told.renewsAt,
    trial_ends_at: told.trialEndsAt,
    next_try_at: told.nextTryAt,
    updated_at: told.updatedAt,
    look_at: lookAt({ ...told, pendingAction: "none", endsNow: false }, deps.clock.now()),
  };
  await insertRow(transaction, row);
  const stored = await findByProvider(transaction, userId, { provider, providerId });
  if (stored?.subscription_id === row.subscription_id) await writeAccess(deps, transaction, stored);
  return stored ?? null;
}

/** What a new row has none of. */
export const NEW = {
  provider: "solidgate",
  next_product_id: null,
  next_amount_minor: null,
  pending_action: "none",
  ends_now: false,
  ended_at: null,
  recovered_at: null,
  trial_reminded_at: null,
} as const;

const toldBy = (said: ProviderSubscription, productId: string, nextProductId: string | null): Told => ({
  state: said.state,
  productId,
  nextProductId,
  amountMinor: said.amountMinor,
  paidUntil: said.paidUntil,
  renewsAt: said.renewsAt,
  trialEndsAt: said.trialEndsAt,
  nextTryAt: said.nextTryAt,
  updatedAt: said.updatedAt,
});

const LookSchema = z.strictObject({ provider_id: z.string() });
/** Handled by `lookJob`. */
export const LOOK_JOB = { name: "subscriptions.look" } as const;

/** Asks the provider for a subscription that it told of: what it says then is newer than any of its webhooks. */
export const lookJob = (deps: SubscriptionsDependencies) => ({
  ...LOOK_JOB,
  class: "quick" as const,
  data: LookSchema,
  retries: 8,
  async handle({ provider_id }: z.output<typeof LookSchema>) {
    const said = await deps.provider.subscriptionOf(provider_id);
    if (said !== null) await deps.database.transaction((transaction) => followProvider(deps, transaction, said));
  },
});
