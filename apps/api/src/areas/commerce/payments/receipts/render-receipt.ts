import PDFDocument from "pdfkit";
import type { MailLanguage } from "#api/platform/mail/email.ts";
import { bytesOf, PDF_INK, PDF_MARGIN, PDF_MUTED, pdfLine, plainText } from "#api/platform/pdf.ts";
import { localeOf, money, productName } from "../emails/product-name.ts";
import { vatMinorOf } from "../orders/present-order.ts";
import type { StoredOrder } from "../tables.ts";
import { RECEIPT_WORDS } from "./receipt-words.ts";

interface Receipt {
  readonly order: StoredOrder;
  readonly buyer: string;
  readonly language: MailLanguage;
  readonly isTest: boolean;
}

/** One page with what was paid for, to whom, when and with how much VAT. */
export function renderReceipt({ order, buyer, language, isTest }: Receipt): Promise<Buffer> {
  const written = language === "ar" ? "en" : language;
  const words = RECEIPT_WORDS[written];
  const at = order.paid_at ?? order.ordered_at;
  const doc = new PDFDocument({
    size: "A4",
    margin: PDF_MARGIN,
    pdfVersion: "1.7",
    lang: localeOf(written),
    displayTitle: true,
    info: { Title: `${words.title} ${order.order_id}`, Author: "Candlewise", CreationDate: at },
  });
  const bytes = bytesOf(doc);
  const price = (amountMinor: number) => plainText(money(amountMinor, order.currency, written));
  const day = new Intl.DateTimeFormat(localeOf(written), { dateStyle: "long", timeZone: "UTC" }).format(at);
  doc.fillColor(PDF_INK).font("Helvetica-Bold").fontSize(22).text("Candlewise").fontSize(16).text(words.title);
  if (isTest) doc.font("Helvetica").fontSize(10).fillColor(PDF_MUTED).text(words.test);
  doc.moveDown();
  const vat = vatMinorOf(order);
  const paidBy = order.method === null ? "" : words.methods[order.method];
  const card = order.card_last4 === null ? "" : ` •••• ${order.card_last4}`;
  const facts: [string, string][] = [
    [words.order, order.order_id],
    [words.paidOn, day],
    [words.paidBy, `${paidBy}${card}`],
    [words.buyer, buyer],
  ];
  for (const [label, value] of facts) pdfLine(doc, label, value);
  doc.moveDown();
  pdfLine(doc, productName(order, written), price(order.total_minor), true);
  pdfLine(doc, words.net, price(order.total_minor - vat));
  if (order.vat_percent !== null && vat > 0) {
    const percent = new Intl.NumberFormat(localeOf(written), { maximumFractionDigits: 2 }).format(
      Number(order.vat_percent),
    );
    pdfLine(doc, `${words.vat} ${percent} % (${order.vat_country ?? ""})`, price(vat));
  }
  pdfLine(doc, words.total, price(order.total_minor), true);
  if (order.refunded_minor > 0) pdfLine(doc, words.refunded, price(-order.refunded_minor));
  if (vat === 0) doc.moveDown().font("Helvetica").fontSize(9).fillColor(PDF_MUTED).text(words.noVat);
  doc.end();
  return bytes;
}
