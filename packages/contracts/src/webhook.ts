import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

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
export interface WebhookContract<
  Routes extends WebhookTable = WebhookTable,
  Shapes extends { readonly [Name in keyof Routes]: WebhookShape } = { readonly [Name in keyof Routes]: WebhookShape },
> {
  readonly domain: string;
  readonly routes: Routes;
  readonly shapes: Shapes;
}

export function defineWebhooks<
  const Routes extends WebhookTable,
  const Shapes extends { readonly [Name in keyof Routes]: WebhookShape },
>(
  domain: string,
  routes: Routes,
  shapes: Shapes & Record<Exclude<keyof Shapes, keyof Routes>, never>,
): WebhookContract<Routes, Shapes> {
  return { domain, routes, shapes };
}
