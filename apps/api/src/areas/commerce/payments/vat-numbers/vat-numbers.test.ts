import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emailsTo } from "#api/testing/emails.ts";
import { paymentReceipt } from "../emails/payment-receipt.ts";
import { commerceWorld, keyed, type Buyer, type CommerceWorld } from "../testing/commerce-world.ts";
import { CARDS } from "../testing/sandbox.ts";

const NUMBER = "DE136695976";

/** The register of the EU, with an answer of the test's choice. */
async function fakeRegister() {
  let answer: object | null = null;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (answer === null) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/rest-api`,
    asked,
    answerWith: (next: object | null) => void (answer = next),
    close: () => server.close(),
  };
}

let [world, register]: [CommerceWorld, Awaited<ReturnType<typeof fakeRegister>>] = [] as never;
beforeAll(async () => {
  register = await fakeRegister();
  world = await commerceWorld({ VAT_CHECK_URL: register.url });
});
afterAll(async () => {
  await world.sandbox.stop();
  register.close();
});

const bodyOf = (buyer: Buyer, vat_number?: string) => {
  const { offer, pricing } = world.priceOf(buyer);
  return {
    user_id: buyer.userId,
    offer_id: offer.id,
    pricing_id: pricing.id,
    seen_total_minor: pricing.total_minor,
    ...(vat_number !== undefined && { vat_number }),
  };
};
const formOf = (buyer: Buyer, number?: string) =>
  world.app.call(paymentsContract, "createPaymentForm", { body: bodyOf(buyer, number) }, keyed(buyer));
const refuse = (buyer: Buyer, number: string) =>
  world.app.refuse(paymentsContract, "createPaymentForm", { body: bodyOf(buyer, number) }, keyed(buyer));
const ordersOf = (buyer: Buyer) => world.rows("payments_order", buyer);

describe("S6.11 the VAT number of a business", () => {
  it("is stored with the order and its renewals and on the receipt; price, VAT and ledger stay as shown", async () => {
    register.answerWith({ isValid: true, userError: "VALID" });
    const buyer = await world.buyer({ country: "FR" });
    const { pricing } = world.priceOf(buyer);
    const form = await formOf(buyer, "de 136.695.976");
    expect(register.asked.at(-1)).toBe("/rest-api/ms/DE/vat/136695976");
    await world.sandbox.payByForm(form, CARDS.approves);
    const params = { order_id: form.order_id };
    const query = { user_id: buyer.userId };
    await world.app.call(paymentsContract, "getPaymentFormStatus", { params, query }, buyer.as);
    const paid = { vat_number: NUMBER, vat_number_check: "register", total_minor: pricing.total_minor };
    expect(await ordersOf(buyer)).toMatchObject([{ ...paid, vat_country: "FR", status: "settle_ok" }]);
    const { rows } = await world.app.platform.database.run(
      "select account, amount_minor from payments_entry where order_id = $1 order by account",
      [form.order_id],
    );
    const vat = pricing.vat?.amount_minor ?? 0;
    expect(vat).toBeGreaterThan(0);
    expect(rows).toEqual([
      { account: "provider", amount_minor: pricing.total_minor },
      { account: "revenue", amount_minor: vat - pricing.total_minor },
      { account: "vat:FR", amount_minor: -vat },
    ]);
    const receipts = () => emailsTo(world.app, buyer.email, paymentReceipt);
    const order = `${form.order_id} · VAT number of the buyer: ${NUMBER}`;
    expect(await receipts()).toMatchObject([{ order }]);
    await world.advance(32);
    await world.runJobs();
    expect(await ordersOf(buyer)).toMatchObject([paid, { ...paid, purpose: "renewal" }]);
    expect((await receipts()).map((mail) => mail.order).filter((text) => text.endsWith(NUMBER))).toHaveLength(2);
  });

  it("that is wrong is refused before anything is ordered, with what to do", async () => {
    const buyer = await world.buyer({ country: "DE" });
    expect(await refuse(buyer, "DE136695977")).toMatchObject({ status: 400, error: "vat_number_invalid" });
    register.answerWith({ isValid: false, userError: "INVALID" });
    expect(await refuse(buyer, NUMBER)).toMatchObject({ status: 400, error: "vat_number_unknown" });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it.each([
    ["the register does not answer", null, NUMBER],
    ["the register of the country is away", { isValid: false, userError: "MS_UNAVAILABLE" }, NUMBER],
    ["the register answers with something else", { message: "busy" }, NUMBER],
    ["no register lists it", { isValid: false, userError: "INVALID" }, "GB980780684"],
  ])("counts as checked by its form if %s", async (_, answer, number) => {
    register.answerWith(answer);
    const buyer = await world.buyer({ country: "DE" });
    await formOf(buyer, number);
    expect(await ordersOf(buyer)).toMatchObject([{ vat_number: number, vat_number_check: "form" }]);
  });

  it("can be added, corrected and removed until the order is paid, and is only the buyer's with one click", async () => {
    register.answerWith(null);
    const buyer = await world.buyer({ country: "DE" });
    const { order_id } = await formOf(buyer);
    for (const [number, stored] of [
      [NUMBER, NUMBER],
      ["IE6388047V", "IE6388047V"],
      [" ", null],
    ] as const) {
      expect((await formOf(buyer, number)).order_id).toBe(order_id);
      expect(await ordersOf(buyer)).toMatchObject([{ order_id, vat_number: stored }]);
    }
    await world.payByForm(buyer);
    const extras = { ...buyer, offers: (await world.buyer({ country: "DE", kind: "upsell_reports" })).offers };
    const { offer, pricing } = world.priceOf(extras, { product: "reports" });
    const body = { user_id: buyer.userId, offer_id: offer.id, pricing_id: pricing.id, vat_number: NUMBER };
    await world.app.call(paymentsContract, "buyWithOneClick", { body }, keyed(buyer));
    const numbers = Object.fromEntries((await ordersOf(buyer)).map((row) => [row["kind"], row["vat_number"]]));
    expect(numbers).toEqual({ app: null, upsell_reports: NUMBER });
  });

  it("belongs to the account: it is in its export, and is erased with it", async () => {
    register.answerWith(null);
    const buyer = await world.buyer({ country: "DE" });
    await formOf(buyer, NUMBER);
    const payments = world.app.features.find(({ domain }) => domain === "payments")?.personalData;
    const { records } = (await payments?.export(buyer.userId)) ?? { records: {} };
    const exported: object[] = [];
    for await (const row of records["payments_order"] ?? []) exported.push(row);
    expect(exported).toMatchObject([{ vat_number: NUMBER }]);
    await world.app.platform.database.transaction(async (transaction) => payments?.erase(transaction, buyer.userId));
    expect(await ordersOf(buyer)).toEqual([]);
  });
});
