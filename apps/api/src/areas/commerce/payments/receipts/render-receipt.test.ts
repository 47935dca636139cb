import { expect, it } from "vitest";
import { pdfLines } from "#api/testing/pdf-lines.ts";
import { renderReceipt } from "./render-receipt.ts";

const order = {
  order_id: "019a3bc4-5d6e-7f80-9a1b-2c3d4e5f6071",
  kind: "app",
  period_unit: "month",
  period_count: 3,
  trial_days: null,
  currency: "EUR",
  total_minor: 2399,
  refunded_minor: 1000,
  vat_country: "DE",
  vat_percent: "19.00",
  vat_number: null,
  method: "CARD",
  card_last4: "9265",
  ordered_at: new Date("2026-11-26T11:59:00Z"),
  paid_at: new Date("2026-11-26T12:00:00Z"),
} as const;
const buyer = "0a-ada@example.com";
const receipt = async (language: "ar" | "de", changes = {}) =>
  pdfLines(await renderReceipt({ order: { ...order, ...changes }, buyer, language, isTest: false }));

it("S7.81 a receipt in Arabic stands from right to left, with figures and names in their own order", async () => {
  expect(await receipt("ar")).toEqual([
    "Candlewise",
    "إيصال",
    "019a3bc4-5d6e-7f80-9a1b-2c3d4e5f6071 الطلب",
    "2026 نوفمبر 26 تاريخ الدفع",
    "•••• 9265 بطاقة طريقة الدفع",
    "0a-ada@example.com المشتري",
    "€23.99 أشهر 3 الوصول الكامل،",
    "€20.16 المبلغ دون الضريبة",
    "€3.83 (DE) 19% ضريبة القيمة المضافة",
    // The letters of a ligature are read out the other way round.
    "€23.99 اإلجمالي",
    "-€10.00 المبلغ المُسترد",
  ]);
});

it("a receipt in another language stands from left to right", async () => {
  const lines = await receipt("de");
  expect(lines).toContain("Bezahlt mit Karte •••• 9265");
  expect(lines).toContain("MwSt. 19 % (DE) 3,83 €");
});

it("S6.11 the VAT number of a business stands under the buyer; what was paid, net and VAT are the same", async () => {
  const [without, named] = [await receipt("de"), await receipt("de", { vat_number: "FR83404833048" })];
  expect(named.filter((line) => !without.includes(line))).toEqual(["USt-IdNr. des Käufers FR83404833048"]);
  expect(await receipt("ar", { vat_number: "FR83404833048" })).toContain("FR83404833048 الرقم الضريبي للمشتري");
});

it("S7.81 a receipt of a trial names the days that were paid for", async () => {
  expect(await receipt("de", { trial_days: 7, total_minor: 99 })).toContain("Voller Zugang, 7 Tage 0,99 €");
});

it("a long address takes another line", async () => {
  const long = `${"a".repeat(64)}@${"example.".repeat(20)}com`;
  const bytes = await renderReceipt({ order, buyer: long, language: "ar", isTest: true });
  const address = (await pdfLines(bytes)).filter((line) => /a{9}|ple\./.test(line)).join("");
  expect(address.replace(" المشتري", "")).toBe(long);
});
