import { z } from "zod";
import type { Transaction } from "#api/platform/database/database.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { SubscriptionsDependencies } from "#api/areas/commerce/subscriptions/dependencies.ts";
import { followStore } from "../follow-store.ts";
import type { AppStore } from "./app-store.ts";
import { decodeNotification } from "./decode-notification.ts";
import { readNotification } from "./read-notification.ts";

/** Apple tries to deliver for three days; a longer time in which this server was down is made up for. */
const MISSED_MS = 30 * 86_400_000;

/** Applies a notification that was verified. @throws AppError `unavailable` for a product that is not configured */
export async function followNotification(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  apple: AppStore,
  signedPayload: string,
): Promise<void> {
  const notification = decodeNotification(signedPayload);
  const said = readNotification(notification);
  if (said === null) {
    deps.log.info({ type: notification.type }, "a notification of the App Store is of no interest");
    return;
  }
  await followStore(deps, transaction, apple.products, said);
}

/** Reads the notifications that Apple could not deliver, such as those of a first purchase. Older ones than what is known change nothing. */
export const readMissedJob = (deps: SubscriptionsDependencies, apple: AppStore): Job<Record<string, never>> => ({
  name: "subscriptions.read-missed",
  class: "long",
  data: z.strictObject({}),
  cron: "23 4 * * *",
  async handle(_, { signal, log }) {
    const now = deps.clock.now();
    for await (const signedPayload of apple.missed(new Date(now.getTime() - MISSED_MS), now)) {
      signal.throwIfAborted();
      if (!(await apple.isGenuine(signedPayload))) continue;
      try {
        await deps.database.transaction((transaction) => followNotification(deps, transaction, apple, signedPayload));
      } catch (error) {
        log.warn({ err: error }, "a notification that was missed could not be applied");
      }
    }
  },
});
