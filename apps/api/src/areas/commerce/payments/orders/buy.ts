import type { CallArguments } from "@candlewise/contracts/endpoint";
import type { OrderProgress, PaymentForm, PaymentsShapes } from "@candlewise/contracts/payments/schemas";
import { dueNow } from "@candlewise/domain/offers/trial";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { Quote } from "#api/areas/commerce/offers/port.ts";
import { findPrimaryCard } from "../cards/card-store.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { checkVatNumber } from "../vat-numbers/check-vat-number.ts";
import { askProvider } from "./ask-provider.ts";
import { chargeCard } from "./charge-card.ts";
import { openOrder, type Purchase } from "./open-order.ts";
import { findOrder } from "./order-store.ts";
import { buyerOf, termsOf } from "./order-terms.ts";
import { presentProgress } from "./present-order.ts";

type Wanted = CallArguments<PaymentsShapes["buyWithOneClick"]>["body"];

/** @throws AppError `offer_ended`, `already_owned`, `vat_number_invalid`, `vat_number_unknown` */
export async function createPaymentForm(
  deps: PaymentsDependencies,
  context: SignedInContext,
  wanted: Wanted,
): Promise<PaymentForm> {
  const quote = await priceOf(deps, context, wanted);
  const vatNumber = await checkVatNumber(deps, wanted.vat_number);
  const buyer = await buyerOf(deps, context);
  const purchase = purchaseOf(context, wanted, { country: buyer.country, vatNumber, isOneClick: false });
  const order = await openOrder(deps, quote, purchase);
  return deps.provider.formOf(termsOf(deps, order, buyer));
}

/** @throws AppError `offer_ended`, `already_owned`, `no_card`, `vat_number_invalid`, `vat_number_unknown` */
export async function buyWithOneClick(
  deps: PaymentsDependencies,
  context: SignedInContext,
  wanted: Wanted,
): Promise<{ order: OrderProgress }> {
  const quote = await priceOf(deps, context, wanted);
  return buyQuoted(deps, context, quote, wanted);
}

/** Buys at a price of the database. @throws AppError `already_owned`, `no_card`, `vat_number_invalid`, `vat_number_unknown` */
export async function buyQuoted(
  deps: PaymentsDependencies,
  context: SignedInContext,
  quote: Quote,
  wanted: Pick<Wanted, "source" | "wants_immediate_start" | "vat_number">,
): Promise<{ order: OrderProgress }> {
  const card = await findPrimaryCard(deps.database.kysely, context.userId);
  if (card === undefined) throw new AppError("no_card");
  const vatNumber = await checkVatNumber(deps, wanted.vat_number);
  const buyer = await buyerOf(deps, context);
  const purchase = purchaseOf(context, wanted, { country: buyer.country, vatNumber, isOneClick: true });
  const opened = await openOrder(deps, quote, purchase);
  return { order: presentProgress(await chargeCard(deps, opened, { card, buyer })) };
}

/** How far an order is. The provider is asked while it waits. @throws AppError `not_found` */
export async function showProgress(
  deps: PaymentsDependencies,
  { userId }: Pick<SignedInContext, "userId">,
  orderId: string,
): Promise<{ order: OrderProgress }> {
  const order = await findOrder(deps.database.kysely, userId, orderId);
  if (order === undefined) throw new AppError("not_found");
  return { order: presentProgress((await askProvider(deps, order)).order) };
}

/** What the offer costs this buyer now, if it is what the buyer saw. @throws AppError `offer_ended`, `already_owned` */
async function priceOf(
  deps: PaymentsDependencies,
  context: SignedInContext,
  { offer_id: offerId, pricing_id: pricingId, seen_total_minor: seen }: Wanted,
): Promise<Quote> {
  const { userId } = context;
  const quote = await deps.offers.quote({ offerId, pricingId }, { userId, country: deps.countryOf(context) });
  if (quote === null || (seen !== undefined && seen !== dueNow(quote))) throw new AppError("offer_ended");
  if (await deps.access.owns(deps.database.kysely, userId, quote.kind)) throw new AppError("already_owned");
  return quote;
}

const purchaseOf = (
  { userId }: SignedInContext,
  { source, wants_immediate_start }: Pick<Wanted, "source" | "wants_immediate_start">,
  how: Pick<Purchase, "country" | "vatNumber" | "isOneClick">,
): Purchase => ({ ...how, userId, source: source ?? null, wantsImmediateStart: wants_immediate_start ?? false });
