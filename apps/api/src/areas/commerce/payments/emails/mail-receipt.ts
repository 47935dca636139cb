import { PLAN_PAGE } from "@candlewise/domain/payments/pages";
import type { Transaction } from "#api/platform/database/database.ts";
import type { Language } from "#api/platform/http/endpoint.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { receiptUrl, vatMinorOf } from "../orders/present-order.ts";
import type { StoredOrder } from "../tables.ts";
import { VAT_NUMBER_LABEL } from "../vat-numbers/vat-number-text.ts";
import { paymentReceipt } from "./payment-receipt.ts";
import { money, productName } from "./product-name.ts";
import { withdrawalConfirmed } from "./withdrawal-confirmed.ts";

type Deps = Pick<PaymentsDependencies, "mail" | "addresseeOf" | "publicUrl" | "receiptKeys" | "clock">;

const numberText = (vatNumber: string, language: Language) => `${VAT_NUMBER_LABEL[language]}: ${vatNumber}`;

/** Queues the receipt of a payment. */
export async function mailReceipt(deps: Deps, transaction: Transaction, order: StoredOrder): Promise<void> {
  const addressee = await deps.addresseeOf(transaction, order.user_id);
  if (addressee === null) return;
  const { email: to, language } = addressee;
  const data = {
    product: productName(order, language),
    amount: money(order.total_minor, order.currency, language),
    vat: money(vatMinorOf(order), order.currency, language),
    at: (order.paid_at ?? deps.clock.now()).toISOString(),
    order: order.vat_number === null ? order.order_id : `${order.order_id} · ${numberText(order.vat_number, language)}`,
    receipt: `${deps.publicUrl}${receiptUrl(deps.receiptKeys, order)}`,
    url: `${deps.publicUrl}${PLAN_PAGE}`,
  };
  await deps.mail.send(transaction, paymentReceipt, { to, language, data, about: order.user_id });
}

/** Queues the proof of a withdrawal. */
export async function mailWithdrawal(
  deps: Deps,
  transaction: Transaction,
  order: StoredOrder,
  amountMinor: number,
): Promise<void> {
  const addressee = await deps.addresseeOf(transaction, order.user_id);
  if (addressee === null) return;
  const { email: to, language } = addressee;
  const data = {
    product: productName(order, language),
    amount: money(amountMinor, order.currency, language),
    at: deps.clock.now().toISOString(),
    order: order.order_id,
    url: `${deps.publicUrl}${PLAN_PAGE}`,
  };
  await deps.mail.send(transaction, withdrawalConfirmed, { to, language, data, about: order.user_id });
}
