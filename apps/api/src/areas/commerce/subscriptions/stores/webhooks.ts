import type { subscriptionsWebhookContract } from "@candlewise/contracts/subscriptions/schemas";
import { z } from "zod";
import type { WebhookHandlers } from "#api/platform/http/webhooks.ts";
import type { SubscriptionsDependencies } from "../dependencies.ts";
import { decodeNotification } from "./apple/decode-notification.ts";
import { followNotification } from "./apple/follow-notification.ts";
import { READ_PURCHASE_JOB } from "./google/follow-purchase.ts";

/** What the app stores tell of subscriptions. A store that is not configured has signed nothing. */
export function storeWebhooks(deps: SubscriptionsDependencies): WebhookHandlers<typeof subscriptionsWebhookContract> {
  const { apple, google } = deps.stores;
  return {
    appleNotification: {
      async isGenuine({ body }) {
        const payload = SignedSchema.safeParse(parsed(body)).data?.signedPayload;
        return apple !== null && payload !== undefined && apple.isGenuine(payload);
      },
      idOf: ({ signedPayload }) => decodeNotification(signedPayload).id,
      async handle(transaction, { signedPayload }) {
        if (apple !== null) await followNotification(deps, transaction, apple, signedPayload);
      },
    },
    googleNotification: {
      isGenuine: ({ headers }) => google !== null && google.isGenuine(headers.authorization),
      idOf: ({ message }) => message.messageId,
      async handle(transaction, { message }, { log }) {
        const news = NewsSchema.safeParse(parsed(Buffer.from(message.data, "base64"))).data;
        const token = (news?.subscriptionNotification ?? news?.voidedPurchaseNotification)?.purchaseToken;
        if (token === undefined || news?.packageName !== google?.packageName) {
          log.info("a message of Google Play is of no interest");
          return;
        }
        await deps.jobs.enqueue(transaction, READ_PURCHASE_JOB, { purchase_token: token }, { key: token });
      },
    },
  };
}

const SignedSchema = z.object({ signedPayload: z.string() });
const TokenSchema = z.object({ purchaseToken: z.string() });
const NewsSchema = z.object({
  packageName: z.string(),
  subscriptionNotification: TokenSchema.optional(),
  voidedPurchaseNotification: TokenSchema.optional(),
});

/** Undefined for what is not JSON. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}
