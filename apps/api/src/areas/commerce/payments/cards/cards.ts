import type { Card, OrderProgress, PaymentForm } from "@candlewise/contracts/payments/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { nextAsk } from "../orders/ask-times.ts";
import { showProgress } from "../orders/buy.ts";
import { orderIdOf } from "../orders/order-id.ts";
import { findOrder, insertOrder, UNTOLD } from "../orders/order-store.ts";
import { buyerOf, termsOf } from "../orders/order-terms.ts";
import { ProviderRefusal, ProviderUnreachable } from "../provider/payment-provider.ts";
import type { CardRow } from "../tables.ts";
import { findCard, findPrimaryCard, listCardRows, removeCard, setPrimary } from "./card-store.ts";

type Caller = Pick<SignedInContext, "userId">;

const two = (number: number) => String(number % 100).padStart(2, "0");

function presentCard(row: CardRow, now: Date): Card {
  const { card_id, brand, last4, expiry_month: month, expiry_year: year, is_primary } = row;
  // A card is valid until the end of its month.
  const ends = new Date(Date.UTC(year, month));
  return { id: card_id, brand, last4, expires: `${two(month)}/${two(year)}`, is_primary, is_expired: ends <= now };
}

export async function listCards(
  { database, clock }: PaymentsDependencies,
  { userId }: Caller,
): Promise<{ cards: Card[] }> {
  const rows = await listCardRows(database.kysely, userId);
  return { cards: rows.map((row) => presentCard(row, clock.now())) };
}

/** @throws AppError `not_found` */
export async function showCard(
  { database, clock }: PaymentsDependencies,
  { userId }: Caller,
  cardId: string,
): Promise<Card> {
  const row = await findCard(database.kysely, userId, cardId);
  if (row === undefined) throw new AppError("not_found");
  return presentCard(row, clock.now());
}

/**
 * Opens an order of nothing: the provider stores the card that it is paid with.
 * @throws AppError `payment_provider_unavailable`
 */
export async function addCard(deps: PaymentsDependencies, context: SignedInContext, key: string): Promise<PaymentForm> {
  // An order that no provider ever hears of would be asked for again and again.
  if (deps.provider.kind === "off") throw new AppError("payment_provider_unavailable");
  const { userId } = context;
  const { kysely } = deps.database;
  const buyer = await buyerOf(deps, context);
  const order_id = orderIdOf({ userId, offerId: "card", pricingId: key, attempt: 0 });
  const now = deps.clock.now();
  await insertOrder(kysely, {
    ...NOTHING,
    user_id: userId,
    order_id,
    country: buyer.country,
    ordered_at: now,
    ask_at: nextAsk(0, now),
  });
  const order = await findOrder(kysely, userId, order_id);
  if (order === undefined) throw new AppError("not_found");
  return deps.provider.formOf(termsOf(deps, order, buyer));
}

/** @throws AppError `not_found` */
export async function showCardOrder(
  deps: PaymentsDependencies,
  caller: Caller,
  orderId: string,
): Promise<{ order: OrderProgress }> {
  const order = await findOrder(deps.database.kysely, caller.userId, orderId);
  if (order?.purpose !== "card") throw new AppError("not_found");
  return showProgress(deps, caller, orderId);
}

/**
 * Renewals are charged to this card from now on. The provider is told first: a card that it does not take stays what it was.
 * @throws AppError `not_found`, `payment_provider_unavailable`
 */
export async function makeCardPrimary(
  deps: PaymentsDependencies,
  caller: Caller,
  cardId: string,
): Promise<{ cards: Card[] }> {
  const { database, provider, access } = deps;
  const { userId } = caller;
  const card = await findCard(database.kysely, userId, cardId);
  if (card === undefined) throw new AppError("not_found");
  if (!card.is_primary) {
    for (const subscriptionId of await access.renewing(database.kysely, userId))
      await orUnavailable(provider.useCard(subscriptionId, card.token));
    if (!(await database.transaction((transaction) => setPrimary(transaction, userId, cardId))))
      throw new AppError("not_found");
  }
  return listCards(deps, caller);
}

/** @throws AppError `not_found`, `card_in_use` */
export async function deleteCard(
  deps: PaymentsDependencies,
  caller: Caller,
  cardId: string,
): Promise<{ cards: Card[] }> {
  const { database, access } = deps;
  const { userId } = caller;
  const card = await findCard(database.kysely, userId, cardId);
  if (card === undefined) throw new AppError("not_found");
  const renewing = await access.renewing(database.kysely, userId);
  const primary = await findPrimaryCard(database.kysely, userId);
  if (renewing.length > 0 && primary?.card_id === cardId) throw new AppError("card_in_use");
  await database.transaction((transaction) => removeCard(transaction, userId, cardId));
  return listCards(deps, caller);
}

/** The outcome of a call to the provider. @throws AppError `payment_provider_unavailable` */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof ProviderUnreachable || cause instanceof ProviderRefusal)
      throw new AppError("payment_provider_unavailable", { cause });
    throw cause;
  }
}

const NOTHING = {
  ...UNTOLD,
  purpose: "card" as const,
  is_open: false,
  is_one_click: false,
  offer_id: null,
  pricing_id: null,
  product_id: null,
  kind: null,
  source: null,
  currency: "USD",
  total_minor: 0,
  vat_country: null,
  vat_percent: null,
  period_unit: null,
  period_count: null,
  period_minor: null,
  trial_days: null,
  provider_product_id: null,
  wants_immediate_start: false,
  provider_subscription_id: null,
};
