import { analyzerContract } from "@candlewise/contracts/analyzer/schemas";
import { authContract } from "@candlewise/contracts/auth/schemas";
import { journalContract } from "@candlewise/contracts/journal/schemas";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { notificationsContract } from "@candlewise/contracts/notifications/schemas";
import { offersContract } from "@candlewise/contracts/offers/schemas";
import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { replayContract } from "@candlewise/contracts/replay/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { createPasskey } from "#api/areas/identity/auth/testing/software-authenticator.ts";
import { completionOf } from "#api/areas/learning/learning/testing/learning-steps.ts";
import { entryText } from "#api/areas/trading/journal/testing/entry-text.ts";
import { exampleKeys } from "../push-keys.ts";
import type { TestUser } from "../sign-up.ts";
import type { TestApp } from "../test-app.ts";
import { URL_OF_APP } from "./terms.ts";

/** A drill of a skill that was learned before. */
export async function beginDrill(app: TestApp, { accessToken: token }: TestUser): Promise<string> {
  await app.call(learningContract, "completeLesson", completionOf("l1"), { token });
  const { attempt } = await app.call(learningContract, "openReview", { body: { skill_id: "spread" } }, { token });
  return attempt?.id ?? "";
}

export async function addPasskey(app: TestApp, { accessToken: token }: TestUser): Promise<string> {
  const { challenge, rp } = await app.call(authContract, "createPasskeyOptions", { body: {} }, { token });
  const credential = createPasskey().register({ challenge, origin: URL_OF_APP, rpId: rp.id });
  return (await app.call(authContract, "registerPasskey", { body: { credential } }, { token })).id;
}

export async function createJournalEntry(app: TestApp, { accessToken: token }: TestUser): Promise<string> {
  const entry = entryText({ title: "A plan of Ownermark" });
  const body = { entry_id: randomUUID(), entry };
  return (await app.call(journalContract, "createJournalEntry", { body }, { token })).entry.id;
}

export async function placeOrder(app: TestApp, { accessToken: token }: TestUser): Promise<string> {
  const ticker = "LRKD";
  const { asset } = await app.call(marketContract, "getAsset", { params: { ticker } }, { token });
  const limit_price = (Number(asset.quote.price) / 2).toFixed(2);
  const terms = { type: "limit", quantity: "1", limit_price, time_in_force: "gtc" } as const;
  const params = { ticker, transactionType: "buy" } as const;
  const body = { client_order_id: randomUUID(), order: terms };
  return (await app.call(simulatorContract, "placeOrder", { params, body }, { token })).order.id;
}

export async function uploadChart(app: TestApp, { accessToken: token }: TestUser): Promise<string> {
  const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } });
  const image = new File([new Uint8Array(await blank.png().toBuffer())], "chart.png", { type: "image/png" });
  return (await app.call(analyzerContract, "analyzeChart", { body: { image } }, { token })).id;
}

export async function createReplay(app: TestApp, { accessToken: token }: TestUser): Promise<string> {
  const body = { replay_id: randomUUID(), setup: { type: "surprise" }, timeframe: "1h", length: 20 } as const;
  return (await app.call(replayContract, "createReplay", { body }, { token })).replay.id;
}

export async function addPushSubscription(app: TestApp, { accessToken: token }: TestUser): Promise<string> {
  const body = { endpoint: `https://push.example.com/${randomUUID()}`, keys: exampleKeys };
  return (await app.call(notificationsContract, "addPushSubscription", { body }, { token })).id;
}

const withKey = (token: string) => ({ token, headers: { "idempotency-key": randomUUID() } });

export async function openPaymentForm(
  app: TestApp,
  { accessToken: token, userId: user_id }: TestUser,
): Promise<string> {
  const { offers } = await app.call(offersContract, "listOffers", { query: {}, headers: {} }, { token });
  const [offer] = offers;
  const body = { user_id, offer_id: offer?.id ?? "", pricing_id: offer?.pricings[0]?.id ?? "" };
  return (await app.call(paymentsContract, "createPaymentForm", { body }, withKey(token))).order_id;
}

export const openCardForm = async (app: TestApp, { accessToken: token }: TestUser): Promise<string> =>
  (await app.call(paymentsContract, "addCard", { body: {} }, withKey(token))).order_id;

/** As the payment provider told of it. */
export async function storeCard(app: TestApp, { userId }: TestUser): Promise<string> {
  const id = randomUUID();
  await app.platform.database.run(
    `insert into payments_card (user_id, card_id, token, brand, last4, expiry_month, expiry_year, is_primary, added_at)
     values ($1, $2, 'a token', 'VISA', '9265', 12, 2032, true, $3)`,
    [userId, id, app.clock.now()],
  );
  return id;
}

/** As the payment provider told of it. */
export async function beginSubscription(app: TestApp, { userId }: TestUser): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  await app.platform.database.run(
    `insert into subscriptions_subscription (user_id, subscription_id, provider, provider_id, kind, product_id, state, pending_action,
       ends_now, currency, amount_minor, period_unit, period_count, started_at, paid_until, renews_at, updated_at)
     values ($1, $2, 'solidgate', $3, 'app', 'app_monthly', 'active', 'none', false, 'USD', 999, 'month', 1, $4, $5, $5, $4)`,
    [userId, id, randomUUID(), now, new Date(now.getTime() + 30 * 86_400_000)],
  );
  return id;
}
