import { setTimeout as wait } from "node:timers/promises";
import { ProviderUnreachable } from "../payments/port.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { takeTurn, updateRow } from "./subscription-store.ts";
import type { SubscriptionRow } from "./tables.ts";

/** A call to the provider has arrived or is lost after this time. */
const CALL_LIMIT_MS = 60_000;
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
  for (let waited = 0; !(await take()); waited += POLL_MS) {
    if (waited >= PATIENCE_MS) throw new ProviderUnreachable("Another change of the subscription is under way.");
    await wait(POLL_MS);
  }
  try {
    const result = await work();
    await end();
    return result;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) await end();
    throw error;
  }

  async function take(): Promise<boolean> {
    const now = clock.now();
    return takeTurn(database.kysely, row, { now, abandonedBefore: new Date(now.getTime() - CALL_LIMIT_MS) });
  }

  async function end(): Promise<void> {
    await updateRow(database.kysely, row, { turn_at: null });
  }
}
