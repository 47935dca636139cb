import { setTimeout as wait } from "node:timers/promises";
import { CHARGE_LIMIT_MS, ProviderUnreachable } from "../payments/port.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { endTurn, takeTurn } from "./subscription-store.ts";
import type { SubscriptionRow } from "./tables.ts";

const POLL_MS = 100;
const PATIENCE_MS = 5_000;

/**
 * Changes a subscription at the provider while nothing else does: a restoration that overtook the cancellation before it would be undone by
 * it. After a call whose outcome is unknown the turn goes on until it cannot arrive any more.
 * @throws ProviderUnreachable
 */
export async function inTurn<Result>(
  { database, clock }: Pick<SubscriptionsDependencies, "database" | "clock">,
  row: Pick<SubscriptionRow, "user_id" | "subscription_id">,
  work: () => Promise<Result>,
): Promise<Result> {
  const takenAt = await take();
  try {
    const result = await work();
    await endTurn(database.kysely, row, takenAt);
    return result;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) await endTurn(database.kysely, row, takenAt);
    throw error;
  }

  async function take(): Promise<Date> {
    for (let waited = 0; ; waited += POLL_MS) {
      const now = clock.now();
      const abandonedBefore = new Date(now.getTime() - CHARGE_LIMIT_MS);
      if (await takeTurn(database.kysely, row, { now, abandonedBefore })) return now;
      if (waited >= PATIENCE_MS) throw new ProviderUnreachable("Another change of the subscription is under way.");
      await wait(POLL_MS);
    }
  }
}
