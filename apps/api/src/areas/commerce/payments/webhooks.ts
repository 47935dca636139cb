import type { paymentsWebhookContract } from "@candlewise/contracts/payments/schemas";
import { z } from "zod";
import type { Transaction } from "#api/platform/database/database.ts";
import type { WebhookHandlers } from "#api/platform/http/webhooks.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { PaymentsDependencies } from "./dependencies.ts";
import { applyOrder } from "./orders/apply-order.ts";
import { PATIENTLY } from "./orders/ask-times.ts";
import { UnknownSubscription } from "./orders/open-renewal.ts";
import type { ProviderOrder } from "./provider/payment-provider.ts";

/** What the provider tells. The platform checks its signature, and that an event is handled once, in the transaction of its effect. */
export function webhookHandlers(deps: PaymentsDependencies): WebhookHandlers<typeof paymentsWebhookContract> {
  const { provider, access } = deps;
  return {
    solidgateEvent: {
      isGenuine: (call) => provider.isGenuine(call),
      idOf: (_, headers) => String(headers["solidgate-event-id"] ?? ""),
      async handle(transaction, body, { headers, log }) {
        const event = provider.readEvent(headers, body);
        if (event === null) {
          log.info({ type: headers["solidgate-event-type"] }, "an event of the payment provider is of no interest");
          return;
        }
        if (event.about === "subscription") await access.follow(transaction, event.subscription);
        else await follow(deps, transaction, event.order);
      },
    },
  };
}

const OrderSchema = z.strictObject({ order_id: z.string() });
const FOLLOW_JOB = { name: "payments.follow-order" } as const;

/** A renewal may be told of before the order that began its subscription: it is read again when that is known. */
async function follow(deps: PaymentsDependencies, transaction: Transaction, order: ProviderOrder): Promise<void> {
  try {
    await applyOrder(deps, transaction, order);
  } catch (error) {
    if (!(error instanceof UnknownSubscription)) throw error;
    const { orderId, customerId } = order;
    await deps.jobs.enqueue(transaction, FOLLOW_JOB, { order_id: orderId }, { key: orderId, about: customerId });
  }
}

/** Asks for an order that could not be applied when it was told of. */
export const followOrderJob = (deps: PaymentsDependencies): Job<z.output<typeof OrderSchema>> => ({
  ...FOLLOW_JOB,
  class: "quick",
  data: OrderSchema,
  ...PATIENTLY,
  async handle({ order_id }) {
    const said = await deps.provider.orderOf(order_id);
    if (said !== null) await deps.database.transaction((transaction) => applyOrder(deps, transaction, said));
  },
});
