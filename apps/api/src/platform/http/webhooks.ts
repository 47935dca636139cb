import type { WebhookContract, WebhookRoute, WebhookShape, WebhookTable } from "@candlewise/contracts/webhook";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import { sql } from "kysely";
import type { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import { withListedRefusals } from "./refusals.ts";
import { configOf, patternOf } from "./route-options.ts";

/** A call exactly as it arrived. */
export interface SignedCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly now: Date;
}

interface WebhookContext {
  readonly headers: IncomingHttpHeaders;
  readonly now: Date;
  readonly log: Log;
}

interface WebhookHandler<S extends WebhookShape> {
  /** Whether the service has recently signed these bytes. @throws AppError `unavailable` if that cannot be known now */
  isGenuine(call: SignedCall): boolean | Promise<boolean>;
  /** The service's id of the event, used to handle it once. */
  idOf(event: z.output<S["event"]>, headers: IncomingHttpHeaders): string;
  /** Runs in the transaction that marks the event as handled: effects outside the database belong in a job. */
  handle(transaction: Transaction, event: z.output<S["event"]>, context: WebhookContext): Promise<void>;
}

export type WebhookHandlers<C extends WebhookContract> = {
  readonly [Name in keyof C["routes"] & keyof C["shapes"]]: WebhookHandler<C["shapes"][Name]>;
};

export interface Webhook extends WebhookHandler<WebhookShape> {
  readonly domain: string;
  readonly name: string;
  readonly route: WebhookRoute;
  readonly shape: WebhookShape;
}

/** Pairs every webhook of a contract with its handler. */
export function webhooksOf<const R extends WebhookTable, const S extends { readonly [Name in keyof R]: WebhookShape }>(
  contract: WebhookContract<R, S>,
  handlers: NoInfer<WebhookHandlers<WebhookContract<R, S>>>,
): Webhook[] {
  const handlerOf = new Map<string, WebhookHandler<WebhookShape>>(Object.entries(handlers));
  const shapes = new Map<string, WebhookShape>(Object.entries(contract.shapes));
  return Object.entries(contract.routes).map(([name, route]) => {
    const [handler, shape] = [handlerOf.get(name), shapes.get(name)];
    if (handler === undefined || shape === undefined)
      throw new Error(`${contract.domain}.${name} has no handler or shape.`);
    return { ...handler, domain: contract.domain, name, route, shape };
  });
}

interface WebhookOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly isStrict: boolean;
  readonly onWritten: () => void;
}

const MAX_BYTES = 256 * 1024;

/** Adds every webhook, relative to the prefix of `app`. */
export async function mountWebhooks(
  app: FastifyInstance,
  webhooks: readonly Webhook[],
  options: WebhookOptions,
): Promise<void> {
  // In their own scope, without body parsers: a signature covers the raw bytes.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const webhook of webhooks) {
      const { maxBytes: bodyLimit = MAX_BYTES } = webhook.route;
      scope.post(patternOf(webhook.route), { bodyLimit, config: configOf(webhook) }, async (request) => {
        await answer(webhook, request, options);
        return {};
      });
    }
  });
}

async function answer(webhook: Webhook, request: FastifyRequest, options: WebhookOptions): Promise<void> {
  const { headers, log } = request;
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const now = options.clock.now();
  if (!(await webhook.isGenuine({ headers, body, now }))) throw new AppError("Unauthorized");
  const event = eventOf(webhook, body);
  const receipt = { webhook: `${webhook.domain}.${webhook.name}`, eventId: webhook.idOf(event, headers) };
  await withListedRefusals(webhook, { log, isStrict: options.isStrict }, () =>
    options.database.transaction(async (transaction) => {
      if (await takeReceipt(transaction, receipt, now)) await webhook.handle(transaction, event, { headers, now, log });
    }),
  );
  options.onWritten();
}

function eventOf({ shape }: Webhook, body: Buffer): unknown {
  try {
    return shape.event.parse(JSON.parse(body.toString("utf8")));
  } catch (cause) {
    throw new AppError("validation_failed", { cause });
  }
}

/** False for an event that has already been handled; waits for one that is being handled. */
async function takeReceipt(
  transaction: Transaction,
  { webhook, eventId }: { webhook: string; eventId: string },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into webhook_receipt (webhook, event_id, received_at) values (${webhook}, ${eventId}, ${now})
    on conflict do nothing`.execute(transaction);
  return numAffectedRows === 1n;
}
