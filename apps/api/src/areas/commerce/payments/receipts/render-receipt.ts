import { leftToRight, localeOf } from "#api/platform/languages.ts";
import type { MailLanguage } from "#api/platform/mail/email.ts";
import { openPdf } from "#api/platform/pdf/open-pdf.ts";
import { money, productName } from "../emails/product-name.ts";
import { vatMinorOf } from "../orders/present-order.ts";
import type { StoredOrder } from "../tables.ts";
import { VAT_NUMBER_LABEL } from "../vat-numbers/vat-number-text.ts";
import { RECEIPT_WORDS } from "./receipt-words.ts";

type Paid = Pick<
  StoredOrder,
  | "order_id"
  | "kind"
  | "period_unit"
  | "period_count"
  | "trial_days"
  | "currency"
  | "total_minor"
  | "refunded_minor"
  | "vat_country"
  | "vat_percent"
  | "vat_number"
  | "method"
  | "card_last4"
  | "ordered_at"
  | "paid_at"
>;

interface Receipt {
  readonly order: Paid;
  readonly buyer: string;
  readonly language: MailLanguage;
  readonly isTest: boolean;
}

/** One page with what was paid for, to whom, when and with how much VAT. */
export function renderReceipt({ order, buyer, language, isTest }: Receipt): Promise<Buffer> {
  const words = RECEIPT_WORDS[language];
  const at = order.paid_at ?? order.ordered_at;
  const pdf = openPdf({ language, title: `${words.title} ${order.order_id}`, createdAt: at });
  const price = (amountMinor: number) => money(amountMinor, order.currency, language);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(at);
  pdf.text("Candlewise", { size: 22, isBold: true });
  pdf.text(words.title, { size: 16, isBold: true });
  if (isTest) pdf.text(words.test, { size: 10, isMuted: true });
  pdf.space(16);
  const vat = vatMinorOf(order);
  const paidBy = order.method === null ? "" : words.methods[order.method];
  const card = order.card_last4 === null ? "" : ` ${leftToRight(`•••• ${order.card_last4}`)}`;
  pdf.pair(words.order, leftToRight(order.order_id));
  pdf.pair(words.paidOn, day);
  pdf.pair(words.paidBy, `${paidBy}${card}`);
  pdf.pair(words.buyer, leftToRight(buyer));
  if (order.vat_number !== null) pdf.pair(VAT_NUMBER_LABEL[language], leftToRight(order.vat_number));
  pdf.space(16);
  pdf.pair(productName(order, language), price(order.total_minor), true);
  pdf.pair(words.net, price(order.total_minor - vat));
  if (order.vat_percent !== null && vat > 0) {
    const format = new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 2 });
    const percent = leftToRight(format.format(Number(order.vat_percent) / 100));
    pdf.pair(`${words.vat} ${percent} (${order.vat_country ?? ""})`, price(vat));
  }
  pdf.pair(words.total, price(order.total_minor), true);
  if (order.refunded_minor > 0) pdf.pair(words.refunded, price(-order.refunded_minor));
  if (vat === 0) {
    pdf.space(12);
    pdf.text(words.noVat, { size: 9, isMuted: true });
  }
  return pdf.bytes();
}
