import { dueNow } from "@candlewise/domain/offers/trial";
import { isWaiting } from "@candlewise/domain/payments/order-status";
import type { Queryable } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Quote } from "#api/areas/commerce/offers/port.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import type { StoredOrder } from "../tables.ts";
import type { OrderVatNumber } from "../vat-numbers/check-vat-number.ts";
import { nextAsk } from "./ask-times.ts";
import { askProvider, mayBeUnderWay } from "./ask-provider.ts";
import { orderIdOf } from "./order-id.ts";
import { countOrders, findOpenOrder, insertOrder, UNTOLD, updateOrder } from "./order-store.ts";

export interface Purchase {
  readonly userId: string;
  readonly country: string | null;
  readonly source: string | null;
  readonly wantsImmediateStart: boolean;
  readonly vatNumber: OrderVatNumber;
  readonly isOneClick: boolean;
}

/** An open order of the same offer and price is used again, unless it was opened for another way to pay, or its price has changed. */
const ATTEMPTS = 10;

/**
 * The open order of this offer and price: there is one at a time, which is committed before anybody is told of it.
 * @throws AppError `already_owned`
 */
export async function openOrder(deps: PaymentsDependencies, quote: Quote, purchase: Purchase): Promise<StoredOrder> {
  const db = deps.database.kysely;
  const { userId } = purchase;
  const intent = { userId, offerId: quote.offerId, pricingId: quote.pricingId };
  for (let round = 0; round < ATTEMPTS; round++) {
    const open = await findOpenOrder(db, intent);
    if (open !== undefined) {
      if (fits(open, quote, purchase)) return withNumber(db, open, purchase.vatNumber);
      // The learner may have paid with the form of another tab.
      const { order } = await askProvider(deps, open);
      if (isUnderWay(order, purchase, deps.clock.now())) return order;
      await updateOrder(db, open, { is_open: false });
    }
    await deps.database.transaction(async (transaction) => {
      const now = deps.clock.now();
      const order_id = orderIdOf({ ...intent, attempt: await countOrders(transaction, intent) });
      const row = { ...rowOf(quote, purchase), order_id, ordered_at: now, ask_at: nextAsk(0, now) };
      await insertOrder(transaction, row);
      // Another click may have paid since this one looked, which also made room for this order.
      if (await deps.access.owns(transaction, userId, quote.kind)) throw new AppError("already_owned");
    });
  }
  throw new Error(`The order of ${userId} for ${quote.pricingId} could not be opened.`);
}

const fits = (open: StoredOrder, quote: Quote, { isOneClick }: Purchase): boolean =>
  open.is_one_click === isOneClick &&
  open.total_minor === dueNow(quote) &&
  open.currency === quote.currency &&
  open.provider_product_id === quote.providerProductId;

/** The buyer may have added, corrected or removed the VAT number since the order was opened. */
async function withNumber(db: Queryable, open: StoredOrder, vatNumber: OrderVatNumber): Promise<StoredOrder> {
  const { vat_number, vat_number_check } = vatNumber;
  if (open.vat_number !== vat_number || open.vat_number_check !== vat_number_check)
    await updateOrder(db, open, vatNumber);
  return { ...open, ...vatNumber };
}

/** A payment that waits for the bank's page can be replaced by one of another kind: the learner may have closed that page. */
function isUnderWay(order: StoredOrder, { isOneClick }: Purchase, now: Date): boolean {
  const { status, is_one_click, sent_at } = order;
  if (status === "created") return sent_at !== null && mayBeUnderWay(order, now);
  if (status === "3ds_verify") return is_one_click === isOneClick;
  return isWaiting(status) || status === "settle_ok";
}

const rowOf = (quote: Quote, { userId, country, source, wantsImmediateStart, vatNumber, isOneClick }: Purchase) => ({
  ...UNTOLD,
  ...vatNumber,
  user_id: userId,
  purpose: "purchase" as const,
  is_open: true,
  is_one_click: isOneClick,
  offer_id: quote.offerId,
  pricing_id: quote.pricingId,
  product_id: quote.productId,
  kind: quote.kind,
  source,
  currency: quote.currency,
  total_minor: dueNow(quote),
  vat_country: quote.vat?.country ?? null,
  vat_percent: quote.vat === null ? null : String(quote.vat.ratePercent),
  period_unit: quote.period?.unit ?? null,
  period_count: quote.period?.count ?? null,
  period_minor: quote.period === null ? null : quote.totalMinor,
  trial_days: quote.trial?.days ?? null,
  provider_product_id: quote.providerProductId,
  country,
  wants_immediate_start: wantsImmediateStart,
  provider_subscription_id: null,
});
