import { isLater, isSettled, isWaiting, outcomeOf } from "@candlewise/domain/payments/order-status";
import { z } from "zod";
import type { Transaction } from "#api/platform/database/database.ts";
import { saveCard } from "../cards/card-store.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { mailReceipt } from "../emails/mail-receipt.ts";
import { book } from "../ledger/ledger-store.ts";
import type { ProviderOrder } from "../provider/payment-provider.ts";
import { wantRefund } from "../refunds/want-refund.ts";
import type { StoredOrder } from "../tables.ts";
import { nextAsk } from "./ask-times.ts";
import { listPaidSubscriptions, lockOrder, lockPayments, updateOrder } from "./order-store.ts";
import { openRenewal } from "./open-renewal.ts";
import { hadTrial } from "./trials.ts";

const Uuid = z.uuid();

/**
 * The only place where an order changes, whether the provider answered, was asked, or told by a webhook: the order, the ledger, what the
 * learner may use, the stored card and the receipt change together, or not at all. What was applied before changes nothing. Null for an
 * order of somebody else.
 */
export async function applyOrder(
  deps: PaymentsDependencies,
  transaction: Transaction,
  said: ProviderOrder,
): Promise<StoredOrder | null> {
  if (!Uuid.safeParse(said.customerId).success) return null;
  const now = deps.clock.now();
  const known = await lockOrder(transaction, said.customerId, said.orderId);
  const before = known ?? (await openRenewal(deps, transaction, said, now));
  if (before === null) return null;
  const after = heed(before, said, now);
  if (after === before) return before;
  const { user_id: _, order_id: __, ...changes } = after;
  await updateOrder(transaction, before, changes);
  await bookMoney(transaction, before, after, now);
  if (!isSettled(before.status) && isSettled(after.status)) await settle(deps, transaction, after, said, now);
  if (outcomeOf(before.status) !== outcomeOf(after.status) && outcomeOf(after.status) === "returned") {
    const { user_id: userId, order_id: orderId, provider_subscription_id: providerId } = after;
    await deps.access.revoke(transaction, { userId, orderId, providerId, at: now });
  }
  return after;
}

/** The order after what the provider said; the same object if that is nothing new. */
function heed(row: StoredOrder, said: ProviderOrder, now: Date): StoredOrder {
  const isNews = isLater(said.status, row.status);
  const status = isNews ? said.status : row.status;
  const facts = {
    refunded_minor: Math.max(row.refunded_minor, said.refundedMinor, status === "refunded" ? row.total_minor : 0),
    verify_url: status === "3ds_verify" ? (said.verifyUrl ?? row.verify_url) : null,
    provider_subscription_id: row.provider_subscription_id ?? said.subscriptionId,
  };
  const isKnown =
    facts.refunded_minor === row.refunded_minor &&
    facts.verify_url === row.verify_url &&
    facts.provider_subscription_id === row.provider_subscription_id;
  if (!isNews && isKnown) return row;
  return { ...row, ...facts, ...paidWith(row, said), ...timesOf(row, status, now), status };
}

const paidWith = (row: StoredOrder, said: ProviderOrder) => ({
  // What was charged is what counts.
  total_minor: isSettled(said.status) && !isSettled(row.status) ? said.amountMinor : row.total_minor,
  method: said.method ?? row.method,
  card_brand: said.card?.brand ?? row.card_brand,
  card_last4: said.card?.last4 ?? row.card_last4,
  decline_code: outcomeOf(said.status) === "failed" ? (said.declineCode ?? row.decline_code) : null,
});

const timesOf = (row: StoredOrder, status: StoredOrder["status"], now: Date) => ({
  // A form can be sent again with another card.
  is_open: row.is_open && (isWaiting(status) || (status === "auth_failed" && !row.is_one_click)),
  paid_at: isSettled(status) ? (row.paid_at ?? now) : row.paid_at,
  ask_at: isWaiting(status) ? (row.ask_at ?? nextAsk(row.asks, now)) : null,
});

async function bookMoney(transaction: Transaction, before: StoredOrder, after: StoredOrder, at: Date): Promise<void> {
  if (!isSettled(after.status)) return;
  const { order_id: orderId, currency, total_minor: total, vat_country: country, vat_percent: percent } = after;
  const vat = country === null || percent === null ? null : { country, ratePercent: Number(percent) };
  const booking = { orderId, currency, vat, at };
  if (!isSettled(before.status)) await book(transaction, { ...booking, movement: "charge", amountMinor: total });
  const given = { from: before.refunded_minor, to: after.refunded_minor };
  if (given.to > given.from) {
    const amountMinor = given.to - given.from;
    await book(transaction, { ...booking, movement: "refund", amountMinor, beforeMinor: given.from });
  }
  if (after.status === "charged_back" && before.status !== "charged_back" && given.to < total) {
    await book(transaction, {
      ...booking,
      movement: "chargeback",
      amountMinor: total - given.to,
      beforeMinor: given.to,
    });
  }
}

/** What follows from a payment. */
async function settle(
  deps: PaymentsDependencies,
  transaction: Transaction,
  order: StoredOrder,
  said: ProviderOrder,
  now: Date,
): Promise<void> {
  const { user_id: userId, kind } = order;
  if (said.card !== null) await saveCard(transaction, { userId, cardId: deps.ids.uuid(), card: said.card, now });
  if (kind === null || order.total_minor === 0) return;
  if (order.purpose === "purchase") {
    // Of two payments at the same moment, the second one must see the first.
    await lockPayments(transaction, userId);
    const paid = await listPaidSubscriptions(transaction, order);
    const isPaidTwice = await deps.access.ownsBy(transaction, userId, kind, paid);
    // A form that was opened before the trial was used can still be paid.
    const isSecondTrial =
      order.trial_days !== null && (await hadTrial(deps, transaction, { userId, exceptOrderId: order.order_id }));
    await deps.access.grant(transaction, paidBy(order, kind, now));
    if ((isPaidTwice || isSecondTrial) && outcomeOf(order.status) === "paid") {
      deps.log.warn({ orderId: order.order_id, isSecondTrial }, "somebody paid for what they had: it is refunded");
      await wantRefund(deps, transaction, order, {
        amountMinor: order.total_minor,
        cause: "paid_twice",
        reason: isPaidTwice ? "Paid twice" : "A second trial",
      });
    }
  }
  await mailReceipt(deps, transaction, order);
}

function paidBy(order: StoredOrder, kind: NonNullable<StoredOrder["kind"]>, at: Date) {
  const { user_id: userId, order_id: orderId, period_unit: unit, period_count: count } = order;
  const subscription =
    unit === null || count === null
      ? null
      : {
          providerId: order.provider_subscription_id,
          productId: order.product_id ?? "",
          currency: order.currency,
          amountMinor: order.period_minor ?? order.total_minor,
          period: { unit, count },
          trialDays: order.trial_days,
        };
  return { userId, orderId, kind, at, subscription };
}
