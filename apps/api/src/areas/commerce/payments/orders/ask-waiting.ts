import { z } from "zod";
import type { BackgroundWork } from "#api/platform/feature.ts";
import type { Job, JobContext } from "#api/platform/jobs/jobs.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import { askAgain } from "./ask-provider.ts";
import { listDueOrders } from "./order-store.ts";

const AT_ONCE = 8;
const BATCH = 200;
const LIMIT_SECONDS = 300;

/** Asks for the status of every order that waits for one and is due. */
export const askWaitingJob = (deps: PaymentsDependencies): Job<Record<string, never>> => ({
  name: "payments.ask-waiting",
  class: "long",
  data: z.strictObject({}),
  cron: "* * * * *",
  // The next round is soon enough.
  retries: 0,
  timeLimitSeconds: LIMIT_SECONDS,
  handle: (_, context) => askWaiting(deps, context),
});

async function askWaiting(
  deps: PaymentsDependencies,
  { signal, log }: Pick<JobContext, "signal" | "log">,
): Promise<void> {
  for (;;) {
    const due = await listDueOrders(deps.database.kysely, deps.clock.now(), BATCH);
    const waiting = due.values();
    const worker = async () => {
      for (const order of waiting) {
        if (signal.aborted) return;
        try {
          await askAgain(deps, order);
        } catch (error) {
          log.error({ err: error, orderId: order.order_id }, "the status of an order could not be applied");
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (due.length < BATCH || signal.aborted) return;
  }
}

/** Asks at the start, too: the last process may have died while it charged. */
export function askAtStart(deps: PaymentsDependencies): BackgroundWork {
  const stop = new AbortController();
  let asking: Promise<void> = Promise.resolve();
  return {
    start() {
      asking = askWaiting(deps, { signal: stop.signal, log: deps.log }).catch((error: unknown) =>
        deps.log.error({ err: error }, "orders that wait could not be asked for"),
      );
    },
    async stop() {
      stop.abort();
      await asking;
    },
  };
}
