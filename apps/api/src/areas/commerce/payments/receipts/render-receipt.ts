import PDFDocument from "pdfkit";
import type { MailLanguage } from "#api/platform/mail/email.ts";
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

const MARGIN = 56;
const MUTED = "#5b6472";
const INK = "#14181f";

/** One page with what was paid for, to whom, when and with how much VAT. */
export function renderReceipt({ order, buyer, language, isTest }: Receipt): Promise<Buffer> {
  const written = language === "ar" ? "en" : language;
  const words = RECEIPT_WORDS[written];
  const at = order.paid_at ?? order.ordered_at;
  const doc = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    pdfVersion: "1.7",
    lang: localeOf(written),
    displayTitle: true,
    info: { Title: `${words.title} ${order.order_id}`, Author: "Candlewise", CreationDate: at },
  });
  const bytes = bytesOf(doc);
  const price = (amountMinor: number) => plain(money(amountMinor, order.currency, written));
  const day = new Intl.DateTimeFormat(localeOf(written), { dateStyle: "long", timeZone: "UTC" }).format(at);
  doc.fillColor(INK).font("Helvetica-Bold").fontSize(22).text("Candlewise").fontSize(16).text(words.title);
  if (isTest) doc.font("Helvetica").fontSize(10).fillColor(MUTED).text(words.test);
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
  for (const [label, value] of facts) line(doc, label, value);
  doc.moveDown();
  line(doc, productName(order, written), price(order.total_minor), true);
  line(doc, words.net, price(order.total_minor - vat));
  if (order.vat_percent !== null && vat > 0) {
    const percent = new Intl.NumberFormat(localeOf(written), { maximumFractionDigits: 2 }).format(
      Number(order.vat_percent),
    );
    line(doc, `${words.vat} ${percent} % (${order.vat_country ?? ""})`, price(vat));
  }
  line(doc, words.total, price(order.total_minor), true);
  if (order.refunded_minor > 0) line(doc, words.refunded, price(-order.refunded_minor));
  if (vat === 0) doc.moveDown().font("Helvetica").fontSize(9).fillColor(MUTED).text(words.noVat);
  doc.end();
  return bytes;
}

function line(doc: PDFKit.PDFDocument, label: string, value: string, isBold = false): void {
  const y = doc.y;
  const width = doc.page.width - 2 * MARGIN;
  doc
    .font(isBold ? "Helvetica-Bold" : "Helvetica")
    .fontSize(11)
    .fillColor(isBold ? INK : MUTED);
  doc.text(plain(label), MARGIN, y, { width: width / 2 });
  doc.fillColor(INK).text(plain(value), MARGIN + width / 3, y, { width: (width * 2) / 3, align: "right" });
  doc.x = MARGIN;
  doc.moveDown(0.4);
}

/** The built-in fonts lack the narrow space that French prices are written with. */
const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, " ").replaceAll("\u2212", "-");

function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}
