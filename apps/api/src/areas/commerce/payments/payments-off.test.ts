import { offersContract } from "@candlewise/contracts/offers/schemas";
import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";

it("a public site without keys of a provider offers nothing, takes no card, and accepts no webhook", async () => {
  const app = await createTestApp({ environment: { PUBLIC_URL: "https://learn.example.com" } });
  const { userId, accessToken } = await signUp(app);
  const as = { token: accessToken, headers: { "idempotency-key": randomUUID() } };
  const { offers } = await app.call(offersContract, "listOffers", { query: { product_type: "app" }, headers: {} }, as);
  expect(offers).toEqual([]);
  const { rows } = await app.platform.database.run(
    "select offer_id, pricing_id from offers_pricing join offers_offer using (offer_id) where product_id = 'app_monthly' limit 1",
  );
  const body = {
    user_id: userId,
    offer_id: String(rows[0]?.["offer_id"]),
    pricing_id: String(rows[0]?.["pricing_id"]),
  };
  expect(await app.refuse(paymentsContract, "createPaymentForm", { body }, as)).toMatchObject({ error: "offer_ended" });
  expect(await app.refuse(paymentsContract, "addCard", { body: {} }, as)).toMatchObject({
    error: "payment_provider_unavailable",
  });
  expect((await app.platform.database.run("select from payments_order")).rows).toHaveLength(0);
  const webhook = await app.http.inject({ method: "POST", url: "/api/payments/solid/webhooks/", payload: "{}" });
  expect(webhook.statusCode).toBe(401);
});
