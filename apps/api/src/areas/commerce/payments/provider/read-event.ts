import type { z } from "zod";
import type { SignedCall } from "#api/platform/http/webhooks.ts";
import type { ProviderEvent } from "./payment-provider.ts";
import { readOrder } from "./read-order.ts";
import { readSubscription } from "./read-subscription.ts";
import { OrderReplySchema, SubscriptionReplySchema } from "./wire.ts";

/** Null for events that are of no interest, or in a form that is not known. */
export function readEvent(headers: SignedCall["headers"], body: unknown): ProviderEvent | null {
  const id = textOf(headers["solidgate-event-id"]);
  if (id === "") return null;
  switch (textOf(headers["solidgate-event-type"])) {
    case "card_gate.order.updated":
    case "alt_gate.order.updated":
    case "card_gate.chargeback.received": {
      const reply = parsed(OrderReplySchema, body);
      return reply && { id, about: "order", order: readOrder(reply, createdAt(headers)) };
    }
    case "subscription.updated":
    case "subscription.updated.v2": {
      const reply = parsed(SubscriptionReplySchema, body);
      const subscription = reply && readSubscription(reply);
      return subscription && { id, about: "subscription", subscription };
    }
    default:
      return null;
  }
}

const parsed = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> | null =>
  schema.safeParse(body).data ?? null;

const textOf = (header: string | string[] | undefined): string => (typeof header === "string" ? header : "");

function createdAt(headers: SignedCall["headers"]): Date {
  const time = new Date(textOf(headers["solidgate-event-created-at"]));
  return Number.isNaN(time.getTime()) ? new Date(0) : time;
}
