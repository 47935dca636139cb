import {
  paymentsContract,
  paymentsFileContract,
  paymentsWebhookContract,
} from "@candlewise/contracts/payments/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { filesOf } from "#api/platform/http/files.ts";
import { webhooksOf } from "#api/platform/http/webhooks.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { PaymentsDependencies, PaymentsPorts } from "./dependencies.ts";
import { paymentReceipt } from "./emails/payment-receipt.ts";
import { withdrawalConfirmed } from "./emails/withdrawal-confirmed.ts";
import { askAtStart, askWaitingJob } from "./orders/ask-waiting.ts";
import { createReceiptKeys } from "./receipts/receipt-keys.ts";
import { receiptHandlers } from "./receipts/show-receipt.ts";
import { refundJob } from "./refunds/refund-job.ts";
import { paymentsHandlers } from "./routes.ts";
import { tellProducts } from "./tell-products.ts";
import { followOrderJob, webhookHandlers } from "./webhooks.ts";

export const paymentsDependencies = (platform: Platform, ports: PaymentsPorts): PaymentsDependencies => ({
  ...platform,
  ...ports,
  receiptKeys: createReceiptKeys(platform.secrets.derive("payments.receipts")),
});

/** Orders, the ledger, cards, refunds and receipts. */
export function paymentsModule(deps: PaymentsDependencies): FeatureModule {
  return {
    domain: "payments",
    endpoints: endpointsOf(paymentsContract, paymentsHandlers(deps)),
    files: filesOf(paymentsFileContract, receiptHandlers(deps)),
    webhooks: webhooksOf(paymentsWebhookContract, webhookHandlers(deps)),
    jobs: [askWaitingJob(deps), refundJob(deps), followOrderJob(deps)],
    work: [tellProducts(deps), askAtStart(deps)],
    emails: [paymentReceipt, withdrawalConfirmed],
    // The entries of the ledger name no person, and stay.
    personalData: personalTables(deps.database, {
      payments_order: {},
      payments_card: { secret: ["token"] },
      payments_refund: {},
    }),
  };
}
