import type { AccountState } from "@candlewise/domain/simulator/account";
import { settleSteps } from "@candlewise/domain/simulator/settle";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import type { SimulatorMarket } from "../simulator-market.ts";

/** A trailing stop follows the price every second; its new level is stored this often. Seconds. */
const LEVEL_EVERY = 15;
/** An account that was not settled for longer is settled and stored at once. Seconds. */
const LONG_AGO = 3600;

interface Market {
  readonly market: SimulatorMarket;
  readonly timeSlices: TimeSlices;
}

/** What the market will do to a stored account, found out second by second in memory: only what happens is worth a write. */
export class Outlook {
  #state: AccountState;
  /** Since when a trailing stop has a level that is not stored. */
  #movedAt: number | null = null;

  constructor(stored: AccountState) {
    this.#state = stored;
  }

  /** Whether to settle the account at the second `at`. */
  async isDue(at: number, { market, timeSlices }: Market): Promise<boolean> {
    const { orders, positions, settledUntil } = this.#state;
    if ((orders.length === 0 && positions.length === 0) || settledUntil > at) return false;
    if (at - settledUntil > LONG_AGO) return true;
    const { account, events, changedOrders } = await timeSlices.run(settleSteps(this.#state, market.matching, at + 1));
    if (events.length > 0) return true;
    this.#state = account;
    if (changedOrders.length > 0) this.#movedAt ??= at;
    return this.#movedAt !== null && at - this.#movedAt >= LEVEL_EVERY;
  }
}
