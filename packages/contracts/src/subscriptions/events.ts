import { PRODUCT_KINDS } from "@candlewise/domain/offers/product";
import { z } from "zod";
import { defineEvent } from "../event.ts";

export const subscriptionsEvents = {
  /** What a learner may use has changed: something was bought, ended, or was refunded. */
  "access.changed": defineEvent(
    "user",
    z.strictObject({ product_type: z.enum(PRODUCT_KINDS), has_access: z.boolean() }),
  ),
} as const;
