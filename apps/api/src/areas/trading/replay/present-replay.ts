import type { ReplaySchema, ReplayShapes } from "@candlewise/contracts/replay/schemas";
import type { AccountState } from "@candlewise/domain/simulator/account";
import { divide, formatQuantity, formatUsd, multiply, percentOf, UNIT } from "@candlewise/domain/simulator/money";
import { START_BALANCE } from "@candlewise/domain/simulator/open-account";
import { freeCash, freeQuantity } from "@candlewise/domain/simulator/reserve";
import type { z } from "zod";
import type { ReplayDependencies, ReplayInstrument } from "./dependencies.ts";
import { presentOrder } from "./present-order.ts";
import { marketOf, presentOf, type OwnReplay } from "./replays.ts";
import type { Replay, ReplayEntry } from "./store.ts";

type Presented = z.input<typeof ReplaySchema>;
type Listed = z.input<ReplayShapes["listReplays"]["response"]>["replays"][number];

const secondOf = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Whether instrument and dates may be revealed: always if the user chose them, for a surprise after its end. */
export const isRevealed = ({ isSurprise, report }: Pick<Replay, "isSurprise" | "report">): boolean =>
  !isSurprise || report !== null;

function presentSummary(
  { market }: ReplayDependencies,
  replay: ReplayEntry,
  { ticker, name, kind }: ReplayInstrument,
): Omit<Listed, "result"> {
  const revealed = isRevealed(replay);
  const startsAt = market.matching.nextTradedSecond(ticker, presentOf({ ends: replay.ends, reached: 0 }));
  return {
    id: replay.id,
    is_surprise: replay.isSurprise,
    instrument: revealed ? { ticker, name, kind } : null,
    timeframe: replay.timeframe,
    length: replay.ends.length - 1,
    reached: replay.reached,
    is_finished: replay.report !== null,
    starts_at: revealed ? startsAt : null,
    reached_at: revealed ? presentOf(replay) - 1 : null,
    played_at: secondOf(replay.playedAt),
  };
}

export function presentListed(deps: ReplayDependencies, replay: ReplayEntry, instrument: ReplayInstrument): Listed {
  const { report } = replay;
  const result = report && {
    profit: report.profit,
    profit_percent: report.profit_percent,
    hold_percent: report.hold_percent,
  };
  return { ...presentSummary(deps, replay, instrument), result };
}

function presentPosition(account: AccountState, mid: bigint): Presented["account"]["position"] {
  const [position] = account.positions;
  if (position === undefined) return null;
  const quantity = position.lots.reduce((sum, lot) => sum + lot.quantity, 0n);
  const cost = position.lots.reduce((sum, lot) => sum + lot.cost, 0n);
  const value = multiply(quantity, mid);
  return {
    quantity: formatQuantity(quantity),
    free_quantity: formatQuantity(freeQuantity(account, position.ticker)),
    average_price: formatUsd(divide(cost * UNIT, quantity)),
    cost: formatUsd(cost),
    value: formatUsd(value),
    profit: formatUsd(value - cost),
    profit_percent: percentOf(value - cost, cost),
  };
}

function presentAccount(account: AccountState, mid: bigint): Presented["account"] {
  const held = account.positions.flatMap(({ lots }) => lots).reduce((sum, { quantity }) => sum + quantity, 0n);
  const value = account.cash + multiply(held, mid);
  return {
    cash: formatUsd(account.cash),
    reserved: formatUsd(account.cash - freeCash(account)),
    value: formatUsd(value),
    profit: formatUsd(value - START_BALANCE),
    profit_percent: percentOf(value - START_BALANCE, START_BALANCE),
    position: presentPosition(account, mid),
  };
}

/** A replay at its current bar. */
export function presentReplay(deps: ReplayDependencies, { replay, instrument }: OwnReplay): Presented {
  const { mid, bid, ask } = marketOf(deps, replay).tick(replay.ticker, presentOf(replay) - 1);
  return {
    ...presentSummary(deps, replay, instrument),
    price: formatUsd(mid),
    bid: formatUsd(bid),
    ask: formatUsd(ask),
    account: presentAccount(replay.state.account, mid),
    orders: replay.state.orders.toReversed().map((order) => presentOrder(replay, order)),
    report: replay.report,
  };
}
