import { offersContract, type Offer, type Pricing } from "@candlewise/contracts/offers/schemas";
import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import type { ProductKind } from "@candlewise/domain/offers/product";
import { randomUUID } from "node:crypto";
import type { ClientConfig } from "pg";
import { jobsOf, type Jobs } from "#api/testing/run-jobs.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { CARDS, startTestSandbox, type ReceivedWebhook, type TestSandbox } from "./sandbox.ts";

/** A learner, and what is for sale to one. */
export interface Buyer extends TestUser {
  readonly as: { readonly token: string; readonly headers: Readonly<Record<string, string>> };
  readonly offers: readonly Offer[];
}

interface Wanted {
  readonly product?: string;
}

export interface CommerceWorld extends Jobs {
  readonly app: TestApp;
  readonly sandbox: TestSandbox;
  buyer(options?: { country?: string; kind?: ProductKind }): Promise<Buyer>;
  priceOf(buyer: Buyer, wanted?: Wanted): { offer: Offer; pricing: Pricing };
  /** Opens the form and sends it. */
  openForm(buyer: Buyer, card: string, wanted?: Wanted): Promise<string>;
  /** The same, and asks for the outcome. */
  payByForm(buyer: Buyer, card?: string, wanted?: Wanted): Promise<string>;
  oneClick(buyer: Buyer, wanted?: Wanted, key?: string): ReturnType<TestApp["send"]>;
  /** Sends a webhook to the app. The status of the answer. */
  deliver(webhook: Pick<ReceivedWebhook, "headers" | "body">): Promise<number>;
  /** Delivers the webhooks of the sandbox until none waits. */
  delivered(): Promise<void>;
  /** Moves the clock of the provider, and sets that of the app by it. */
  advance(days: number): Promise<void>;
  /** The rows of a table that belong to a learner. */
  rows(table: string, buyer: Pick<TestUser, "userId">): Promise<Record<string, unknown>[]>;
  /** What the entries of the ledger sum to in each currency: nothing but zeros. */
  ledgerSums(): Promise<unknown[]>;
}

const COUNTRY = "x-country";

/** The app with a real sandbox beside it, which sends its webhooks to the app. On a new database, unless one is given. */
export async function commerceWorld(
  environment: Readonly<Record<string, string>> = {},
  connection?: ClientConfig,
): Promise<CommerceWorld> {
  const sandbox = await startTestSandbox();
  const app = await createTestApp({
    environment: { SANDBOX_URL: sandbox.url, GEO_COUNTRY_HEADER: COUNTRY, ...environment },
    now: (await sandbox.advance(0)).toISOString(),
    ...(connection && { connection }),
  });
  const { database } = app.platform;
  const deliver: CommerceWorld["deliver"] = async ({ headers, body }) => {
    const url = "/api/payments/solid/webhooks/";
    return (await app.http.inject({ method: "POST", url, headers: { ...headers }, payload: body })).statusCode;
  };
  sandbox.receiveWith(deliver);
  const [products] = app.features.flatMap((feature) => (feature.domain === "payments" ? (feature.work ?? []) : []));
  products?.start();
  await products?.stop();
  return {
    app,
    sandbox,
    priceOf,
    ...purchasesOf(app, sandbox),
    ...jobsOf(app),
    deliver,
    delivered: () => sandbox.delivered(),
    async buyer({ country = "US", kind = "app" } = {}) {
      const user = await signUp(app);
      const as = { token: user.accessToken, headers: { [COUNTRY]: country } };
      const { offers } = await app.call(
        offersContract,
        "listOffers",
        { query: { product_type: kind }, headers: {} },
        as,
      );
      return { ...user, as, offers };
    },
    async advance(days) {
      app.clock.set((await sandbox.advance(days)).toISOString());
      await sandbox.delivered();
    },
    rows: async (table, { userId }) => (await database.run(`select * from ${table} where user_id = $1`, [userId])).rows,
    ledgerSums: async () =>
      (
        await database.run(
          "select currency, sum(amount_minor)::bigint as sum from payments_entry group by currency order by 1",
        )
      ).rows,
  };
}

function priceOf({ offers }: Buyer, { product = "app_monthly" }: Wanted = {}) {
  const offer = offers.find(({ product_id }) => product_id === product);
  const pricing = offer?.pricings[0];
  if (offer === undefined || pricing === undefined) throw new Error(`${product} is not for sale.`);
  return { offer, pricing };
}

function purchasesOf(app: TestApp, sandbox: TestSandbox): Pick<CommerceWorld, "openForm" | "payByForm" | "oneClick"> {
  const bodyOf = (buyer: Buyer, wanted?: Wanted) => {
    const { offer, pricing } = priceOf(buyer, wanted);
    return { user_id: buyer.userId, offer_id: offer.id, pricing_id: pricing.id };
  };
  const openForm = async (buyer: Buyer, card: string, wanted?: Wanted) => {
    const form = await app.call(paymentsContract, "createPaymentForm", { body: bodyOf(buyer, wanted) }, keyed(buyer));
    await sandbox.payByForm(form, card);
    return form.order_id;
  };
  return {
    openForm,
    async payByForm(buyer, card = CARDS.approves, wanted = {}) {
      const order_id = await openForm(buyer, card, wanted);
      const query = { user_id: buyer.userId };
      await app.call(paymentsContract, "getPaymentFormStatus", { params: { order_id }, query }, buyer.as);
      return order_id;
    },
    oneClick: (buyer, wanted, key) =>
      app.send(paymentsContract, "buyWithOneClick", { body: bodyOf(buyer, wanted) }, keyed(buyer, key)),
  };
}

/** Keeps the webhooks of the sandbox from the app from now on. */
export function holdWebhooks({ sandbox }: CommerceWorld): ReceivedWebhook[] {
  const held: ReceivedWebhook[] = [];
  sandbox.receiveWith(async (webhook) => {
    held.push(webhook);
    return 200;
  });
  return held;
}

/** With a new key for each call, unless one is given. */
export const keyed = ({ as }: Buyer, key: string = randomUUID()) => ({
  ...as,
  headers: { ...as.headers, "idempotency-key": key },
});
