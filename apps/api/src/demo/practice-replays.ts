import type { CallArguments } from "@candlewise/contracts/endpoint";
import { replayContract, type ReplayShapes } from "@candlewise/contracts/replay/schemas";
import { divideDown, formatQuantity, formatUsd, parseUsd, UNIT } from "@candlewise/domain/simulator/money";
import { uuidAt } from "./moment.ts";
import type { Visitor } from "./visitor.ts";

type Setup = CallArguments<ReplayShapes["createReplay"]>["body"];

interface Plan extends Pick<Setup, "setup" | "timeframe" | "length"> {
  /** Bars between two trades; 0 for none. */
  readonly every: number;
  /** Bars that are played; the replay is finished when they equal its length. */
  readonly played: number;
}

/** One finished replay and one left halfway. */
const PLANS: readonly Plan[] = [
  { setup: { type: "chosen", ticker: "LRKD" }, timeframe: "1d", length: 60, every: 12, played: 60 },
  { setup: { type: "surprise" }, timeframe: "1h", length: 100, every: 15, played: 40 },
];

const STAKE = 20_000_0000n;

/** Plays replays: buys with a stop and a target every few bars and lets them close the trade. */
export async function playReplays(visitor: Visitor): Promise<void> {
  for (const plan of PLANS) await play(plan, visitor);
}

async function play({ every, played, ...setup }: Plan, visitor: Visitor): Promise<void> {
  const { moment } = visitor;
  const replay_id = uuidAt(moment);
  const params = { id: replay_id };
  let { replay } = await visitor.call(replayContract, "createReplay", { body: { replay_id, ...setup } });
  while (!replay.is_finished && replay.reached < played) {
    const { reached, account, orders, ask } = replay;
    const isFlat = account.position === null && orders.every(({ ended_bar }) => ended_bar !== null);
    if (isFlat && reached % every === 0) {
      const body = { client_order_id: uuidAt(moment), reached, side: "buy", order: bracket(parseUsd(ask)) } as const;
      await visitor.call(replayContract, "placeReplayOrder", { params, body });
    }
    moment.time += 20_000;
    const steps = Math.min(every - (reached % every), played - reached);
    ({ replay } = await visitor.call(replayContract, "stepReplay", { params, body: { from: reached, steps } }));
  }
}

const bracket = (price: bigint) => ({
  type: "bracket" as const,
  quantity: formatQuantity(divideDown(STAKE * UNIT, price * UNIT) * UNIT),
  stop_loss_price: formatUsd((price * 97n) / 100n),
  take_profit_price: formatUsd((price * 106n) / 100n),
});
