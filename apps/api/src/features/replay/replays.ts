import { barAt } from "@candlewise/domain/replay/bar-plan";
import { rebasedMarket } from "@candlewise/domain/replay/rebased-market";
import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import type { Hidden, ReplayDependencies, ReplayInstrument, ReplayMarket } from "./dependencies.ts";
import { findReplay, replaceReplay, type Replay, type ReplayEntry, type ReplayPlan } from "./store.ts";

/** What the caller's country hides. @throws AppError `not_found` where the simulator itself is hidden */
export async function requireReplays(
  { hides }: Pick<ReplayDependencies, "hides">,
  context: SignedInContext,
): Promise<Hidden> {
  const hidden = await hides(context);
  if (hidden.simulator) throw new AppError("not_found");
  return hidden;
}

/** Undefined when there is no such instrument, or none for these eyes. */
export function instrumentOf(market: ReplayMarket, ticker: string, hidden: Hidden): ReplayInstrument | undefined {
  const found = market.instruments.find((instrument) => instrument.ticker === ticker);
  return found !== undefined && hidden.crypto && found.kind === "crypto" ? undefined : found;
}

/** The market of a replay, in the prices that it shows. */
export function marketOf({ market }: Pick<ReplayDependencies, "market">, { basePrice }: ReplayPlan): MatchingMarket {
  return basePrice === null ? market.matching : rebasedMarket(market.matching, basePrice);
}

/** First second that a replay has not reached. */
export function presentOf({ ends, reached }: Pick<ReplayEntry, "ends" | "reached">): number {
  const end = ends[reached];
  if (end === undefined) throw new RangeError("a replay beyond its bars");
  return end;
}

/** Number of the bar that a second falls into. */
export const barOf = ({ ends }: Pick<ReplayPlan, "ends">, second: number): number => barAt(ends, second);

export interface OwnReplay {
  readonly replay: Replay;
  readonly instrument: ReplayInstrument;
}

/** The caller's replay of this id. @throws AppError `not_found`, also for one of an instrument that the caller may not see */
export async function loadReplay(deps: ReplayDependencies, context: SignedInContext, id: string): Promise<OwnReplay> {
  const hidden = await requireReplays(deps, context);
  const replay = await findReplay(deps.database.kysely, context.userId, id);
  const instrument = replay && instrumentOf(deps.market, replay.ticker, hidden);
  if (!replay || !instrument) throw new AppError("not_found");
  return { replay, instrument };
}

const MOST_TRIES = 8;

/**
 * Lets `decide` make a later replay of it and writes that at once or not at all; null or the same replay writes nothing. When somebody
 * else wrote it meanwhile, it begins again. @throws AppError `not_found` and what `decide` throws
 */
export async function changeReplay(
  deps: ReplayDependencies,
  context: SignedInContext,
  id: string,
  decide: (own: OwnReplay) => Replay,
): Promise<OwnReplay> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const own = await loadReplay(deps, context, id);
    const replay = decide(own);
    if (replay === own.replay) return own;
    const played = { ...replay, playedAt: deps.clock.now() };
    if (await replaceReplay(deps.database.kysely, played)) return { ...own, replay: played };
  }
  throw new AppError("replay_changed");
}

/** @throws AppError `replay_outdated` when other prices have taken the place of those that the replay began with */
export function assertSamePrices({ market }: Pick<ReplayDependencies, "market">, replay: ReplayPlan): void {
  if (replay.marketVersion !== market.version) throw new AppError("replay_outdated");
}
