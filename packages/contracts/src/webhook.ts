import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import { tableOf, type TableContract } from "./table.ts";

/** A signed POST from another service, repeated by it until the response is 200. */
export interface WebhookRoute {
  /** Relative to `/api`. */
  readonly path: string;
  readonly summary: string;
  readonly errors: readonly ErrorCode[];
  /** Defaults to 256 KiB. */
  readonly maxBytes?: number;
  /** Requests per minute from one address; defaults to the general limit. */
  readonly rateLimit?: number;
}

export interface WebhookShape {
  /** Not strict: services may add properties at any time. */
  readonly event: z.ZodType;
}

export type WebhookTable = Record<string, WebhookRoute>;

/** Webhook routes of one domain. */
export type WebhookContract<
  Routes extends WebhookTable = WebhookTable,
  Shapes extends { readonly [Name in keyof Routes]: WebhookShape } = { readonly [Name in keyof Routes]: WebhookShape },
> = TableContract<Routes, Shapes>;

export const defineWebhooks = tableOf<WebhookRoute, WebhookShape>();
