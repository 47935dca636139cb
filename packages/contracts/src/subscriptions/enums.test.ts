import { expect, it } from "vitest";
import { ProductKindSchema } from "../offers/schemas.ts";
import { PaymentMethodSchema, paymentsContract } from "../payments/schemas.ts";
import { subscriptionsContract } from "./schemas.ts";

it("S3.05 S3.25 S3.26 providers, products, payment methods and the places of offers are those of the specification", () => {
  const { subscriptions } = subscriptionsContract.shapes.listSubscriptions.response.shape;
  expect(subscriptions.element.shape.provider.options).toEqual(["apple_in_app", "android_in_app", "solidgate"]);
  expect(ProductKindSchema.options).toEqual(["app", "upsell_market_news", "upsell_reports", "upsell"]);
  expect(PaymentMethodSchema.options).toEqual(["PAYPAL", "CARD", "APPLEPAY", "GOOGLEPAY"]);
  expect(paymentsContract.shapes.createPaymentForm.body.shape.source.unwrap().options).toEqual([
    "funnel_upsell",
    "funnel_mega_upsell",
    "webapp_mentor_upsell",
    "ai_chat",
    "ai_tools",
    "third_upsell",
    "discount_subscription",
  ]);
});
