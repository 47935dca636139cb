import { begun, hasEnded, type Told } from "@candlewise/domain/subscriptions/subscription";
import { z } from "zod";
import type { Transaction } from "#api/platform/database/database.ts";
import type { Quote } from "../offers/port.ts";
import { PATIENTLY, type ProviderSubscription } from "../payments/port.ts";
import { changeSubscription, columnsOf, lookAt, writeAccess } from "./change-subscription.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { insertRow, lockByProvider, type ProviderKey } from "./subscription-store.ts";
import type { SubscriptionRow } from "./tables.ts";

const Uuid = z.uuid();

/** What somebody who bills subscriptions says of one. */
export interface Followed extends ProviderKey {
  readonly userId: string;
  readonly currency: string;
  readonly startedAt: Date;
  /** Null for a product that is not known. */
  readonly product: Pick<Quote, "kind" | "period"> | null;
  readonly told: Told;
}

/** Applies what the provider says of a subscription. Null for one of somebody who has no account, or of a product that is not known. */
export async function followProvider(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  said: ProviderSubscription,
): Promise<SubscriptionRow | null> {
  const { customerId: userId, subscriptionId: providerId, currency, startedAt } = said;
  if (!Uuid.safeParse(userId).success) return null;
  const product = await deps.offers.productOf(transaction, said.productId);
  const next = said.nextProductId === null ? null : await deps.offers.productOf(transaction, said.nextProductId);
  const told = { ...toldBy(said), nextProductId: next?.productId ?? null };
  return follow(deps, transaction, {
    provider: "solidgate",
    providerId,
    userId,
    currency,
    startedAt,
    product,
    told: product === null ? told : { ...told, productId: product.productId },
  });
}

/** The same, whoever bills it. */
export async function follow(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  said: Followed,
): Promise<SubscriptionRow | null> {
  const known = await lockByProvider(transaction, said.userId, said);
  if (known !== undefined) return change(deps, transaction, known, said);
  if ((await deps.addresseeOf(transaction, said.userId)) === null) return null;
  const begunRow = await begin(deps, transaction, said);
  if (begunRow !== "known") return begunRow;
  // Another call began it meanwhile, with a word that may be older.
  const other = await lockByProvider(transaction, said.userId, said);
  return other === undefined ? null : change(deps, transaction, other, said);
}

function change(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  row: SubscriptionRow,
  { product, told, currency }: Followed,
): Promise<SubscriptionRow> {
  const period = product?.period;
  const after = {
    ...row,
    currency,
    ...(product && { kind: product.kind }),
    ...(period && { period_unit: period.unit, period_count: period.count }),
  };
  const productId = product === null ? row.product_id : told.productId;
  return changeSubscription(deps, transaction, after, { type: "told", told: { ...told, productId } });
}

async function begin(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  { provider, providerId, userId, currency, startedAt, product, told }: Followed,
): Promise<SubscriptionRow | "known" | null> {
  if (product === null || product.period === null) return null;
  const subscription = begun(told);
  const now = deps.clock.now();
  const row: SubscriptionRow = {
    ...NEW,
    ...columnsOf(subscription),
    user_id: userId,
    subscription_id: deps.ids.uuid(),
    provider,
    provider_id: providerId,
    kind: product.kind,
    currency,
    period_unit: product.period.unit,
    period_count: product.period.count,
    started_at: startedAt,
    had_trial: subscription.trialEndsAt !== null,
    ended_at: hasEnded(subscription) ? now : null,
    look_at: lookAt(subscription, now),
  };
  if (!(await insertRow(transaction, row))) return "known";
  await writeAccess(deps, transaction, row);
  return row;
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
  renewal_told_for: null,
  turn_at: null,
} as const;

const toldBy = (said: ProviderSubscription): Told => ({
  state: said.state,
  productId: said.productId,
  nextProductId: null,
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
  ...PATIENTLY,
  async handle({ provider_id }: z.output<typeof LookSchema>) {
    const said = await deps.provider.subscriptionOf(provider_id);
    if (said !== null) await deps.database.transaction((transaction) => followProvider(deps, transaction, said));
  },
});
