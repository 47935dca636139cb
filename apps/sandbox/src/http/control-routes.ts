import { z } from "zod";
import { DAY_MS } from "../clock.ts";
import type { Context } from "../context.ts";
import { put } from "../database.ts";
import { FaultsSchema } from "../options.ts";
import { dispute } from "../orders/give-back.ts";
import { presentOrder } from "../orders/present-order.ts";
import { parsed } from "../orders/requests.ts";
import type { Call } from "./order-routes.ts";

const ProductSchema = z.object({
  id: z.string().min(1).max(100),
  name: z.string().min(1).max(200),
  currency: z.string().regex(/^[A-Z]{3}$/),
  amount: z.int().positive(),
  unit: z.enum(["day", "week", "month", "year"]),
  count: z.int().min(1).max(100),
  trial: z.object({ amount: z.int().min(0), days: z.int().positive() }).nullable(),
});

/** Money by currency, from what moved. */
const BOOKS = `
  select currency,
    coalesce(sum(amount) filter (where operation in ('pay', 'recurring')), 0) as charged,
    coalesce(sum(amount) filter (where operation = 'refund'), 0) as refunded,
    coalesce(sum(amount) filter (where operation = 'chargeback'), 0) as charged_back,
    count(*) filter (where operation in ('pay', 'recurring')) as charges
  from movement where status = 'success' group by currency order by currency`;

/** The same from the orders. */
const ORDER_SUMS = `
  select currency, sum(amount) filter (where status in ('settle_ok', 'refunded')) as charged, sum(refunded) as refunded
  from purchase group by currency order by currency`;

/** What only a sandbox can do. Guarded by the secret like every call of the shop. */
export const controlCalls: Readonly<Record<string, Call>> = {
  products(context, body) {
    const { products } = parsed(z.object({ products: z.array(ProductSchema) }), body);
    for (const { trial, ...product } of products) {
      const trialOf = { trial_amount: trial?.amount ?? null, trial_days: trial?.days ?? null };
      put(context.database, "product", { ...product, ...trialOf });
    }
    return { count: products.length };
  },
  chargeback(context, body) {
    const { order_id } = parsed(z.object({ order_id: z.string() }), body);
    return presentOrder(context, dispute(context, order_id, context.clock.now()));
  },
  faults(context, body) {
    context.faults = parsed(FaultsSchema, body);
    return context.faults;
  },
  books: ({ database }) => ({
    movements: database.all(BOOKS),
    orders: database.all(ORDER_SUMS),
    subscriptions: database.all("select status, count(*) as count from subscription group by status order by status"),
    waiting_webhooks: database.get<{ count: number }>("select count(*) as count from webhook")?.count ?? 0,
  }),
};

const ClockSchema = z.object({
  advance_days: z.number().min(0).max(3660).default(0),
  advance_ms: z.int().min(0).default(0),
});

/** How far a call moves the clock. */
export const advanceOf = (body: unknown): number => {
  const { advance_days, advance_ms } = parsed(ClockSchema, body);
  return Math.round(advance_days * DAY_MS) + advance_ms;
};

export const nowOf = ({ clock }: Context) => ({ now: new Date(clock.now()).toISOString() });
