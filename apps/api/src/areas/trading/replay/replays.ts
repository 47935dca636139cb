import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import { barAt } from "@candlewise/domain/replay/bar-plan";
import { rebasedMarket } from "@candlewise/domain/replay/rebased-market";
import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ReplayDependencies, ReplayInstrument, ReplayMarket } from "./dependencies.ts";
import { findReplay, replaceReplay, type Replay, type ReplayEntry, type ReplayPlan } from "./store.ts";

/** Undefined if unknown or hidden. */
export function instrumentOf(market: ReplayMarket, ticker: string, hidden: Hidden): ReplayInstrument | undefined {
  const found = market.instruments.find((instrument) => instrument.ticker === ticker);
  return found !== undefined && hidden.crypto && found.kind === "crypto" ? undefined : found;
}

/** The market of a replay, at the prices that the replay shows. */
export function marketOf({ market }: Pick<ReplayDependencies, "market">, { basePrice }: ReplayPlan): MatchingMarket {
  return basePrice === null ? market.matching : rebasedMarket(market.matching, basePrice);
}

/** The first second that a replay has not reached. */
export function presentOf({ ends, reached }: Pick<ReplayEntry, "ends" | "reached">): number {
  const end = ends[reached];
  if (end === undefined) throw new RangeError("a replay beyond its bars");
  return end;
}

/** Number of the bar that contains a second. */
export const barOf = ({ ends }: Pick<ReplayPlan, "ends">, second: number): number => barAt(ends, second);

export interface OwnReplay {
  readonly replay: Replay;
  readonly instrument: ReplayInstrument;
}

/** The caller's replay with this id. @throws AppError `not_found`, also when its instrument is hidden from the caller */
export async function loadReplay(deps: ReplayDependencies, context: SignedInContext, id: string): Promise<OwnReplay> {
  const { userId, hidden } = context;
  const replay = await findReplay(deps.database.kysely, userId, id);
  const instrument = replay && instrumentOf(deps.market, replay.ticker, hidden);
  if (!replay || !instrument) throw new AppError("not_found");
  return { replay, instrument };
}

const MOST_TRIES = 8;

/**
 * Writes the next state returned by `decide` atomically; null or the same replay writes nothing. After a concurrent write `decide` runs
 * again.
 * @throws AppError `not_found` and errors of `decide`
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
    const isEnding = played.report !== null && own.replay.report === null;
    const isWritten = isEnding ? await writeEnd(deps, played) : await replaceReplay(deps.database.kysely, played);
    if (isWritten) return { ...own, replay: played };
  }
  throw new AppError("replay_changed");
}

/** Writes the end of a replay with its event. */
async function writeEnd({ database, outbox }: ReplayDependencies, replay: Replay): Promise<boolean> {
  const { userId, id, ticker, isSurprise, reached, playedAt } = replay;
  return database.transaction(async (transaction) => {
    const isWritten = await replaceReplay(transaction, replay);
    const payload = { replay_id: id, ticker, is_surprise: isSurprise, bars: reached };
    const finished = { type: "replay.finished", user_id: userId, payload, occurred_at: playedAt } as const;
    if (isWritten) await outbox.append(transaction, [finished]);
    return isWritten;
  });
}

/** @throws AppError `replay_outdated` when the prices have changed since the replay began */
export function assertSamePrices({ market }: Pick<ReplayDependencies, "market">, replay: ReplayPlan): void {
  if (replay.marketVersion !== market.version) throw new AppError("replay_outdated");
}
