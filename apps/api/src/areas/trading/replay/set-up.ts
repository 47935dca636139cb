import type { ReplayShapes } from "@candlewise/contracts/replay/schemas";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import { barEnd, planBars } from "@candlewise/domain/replay/bar-plan";
import { beginReplay } from "@candlewise/domain/replay/session";
import { REPLAY_BAR_SECONDS, type ReplayTimeframe } from "@candlewise/domain/replay/timeframes";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ReplayDependencies, ReplayInstrument } from "./dependencies.ts";
import { instrumentOf, loadReplay, type OwnReplay } from "./replays.ts";
import { findReplay, insertReplay, type ReplayPlan } from "./store.ts";

type ReplayRequest = z.output<ReplayShapes["createReplay"]["body"]>;

/** Maximum number of replays per user. */
const MOST_REPLAYS = 100;
/** Bars shown before the first bar of a replay, and the minimum of them. */
const HISTORY_BARS = 120;
const FEWEST_HISTORY_BARS = 20;
const DAY = 86_400;
const YEARS = 10 * 365.25 * DAY;
const SESSION_SECONDS = 23_400;
const DRAWS = 40;

type Stretch = Pick<ReplayPlan, "historyFrom" | "ends">;
interface Place {
  readonly instrument: ReplayInstrument;
  readonly timeframe: ReplayTimeframe;
  readonly length: number;
  /** The current second of the server, as opposed to that of the replay. */
  readonly now: number;
}

/** Seconds that surely contain this many bars, weekends and holidays included. */
function spanOf({ kind }: ReplayInstrument, timeframe: ReplayTimeframe, bars: number): number {
  const seconds = REPLAY_BAR_SECONDS[timeframe];
  if (kind === "crypto") return (bars + 1) * (seconds ?? DAY);
  const sessions = seconds === null ? bars : Math.ceil((bars * seconds) / SESSION_SECONDS) + 1;
  return (Math.ceil(sessions * 1.5) + 6) * DAY;
}

/** The stretch of a replay that begins at a second; null when there are too few bars before or after it. */
async function stretchAt({ market }: ReplayDependencies, place: Place, at: number): Promise<Stretch | null> {
  const { timeframe, length, now } = place;
  const { ticker } = place.instrument;
  const from = Math.max(market.beginsAt, at - spanOf(place.instrument, timeframe, HISTORY_BARS));
  if (at > now || from >= at) return null;
  const history = (await market.candles(ticker, timeframe, from, at)).slice(-HISTORY_BARS);
  const [first, last] = [history[0], history.at(-1)];
  if (first === undefined || last === undefined || history.length < FEWEST_HISTORY_BARS) return null;
  const begin = barEnd(market.matching, ticker, timeframe, last.time);
  const ends = planBars(market.matching, { ticker, timeframe, from: begin, length, now });
  return ends.length > length ? { historyFrom: first.time, ends } : null;
}

const hasSplit = ({ market }: ReplayDependencies, { instrument }: Place, { historyFrom, ends }: Stretch): boolean =>
  market.matching
    .holdingActions(instrument.ticker, historyFrom, (ends.at(-1) ?? historyFrom) + 1)
    .some(({ type }) => type === "split");

/** A random stretch of the last ten years. A surprise contains no split, which would be a strong hint at the instrument. */
async function drawStretch(deps: ReplayDependencies, place: Place, isSurprise: boolean): Promise<Stretch> {
  const { now } = place;
  const first = Math.max(deps.market.beginsAt, now - YEARS);
  for (let draw = 0; draw < DRAWS; draw++) {
    const at = Math.floor(first) + deps.ids.integer(Math.floor(now - first));
    const stretch = await stretchAt(deps, place, at);
    if (stretch && !(isSurprise && hasSplit(deps, place, stretch))) return stretch;
  }
  throw new AppError("replay_date_unusable");
}

function drawInstrument({ market, ids }: ReplayDependencies, hidden: Hidden): ReplayInstrument {
  const visible = market.instruments.filter(({ kind }) => !(hidden.crypto && kind === "crypto"));
  const drawn = visible[ids.integer(visible.length)];
  if (drawn === undefined) throw new AppError("not_found");
  return drawn;
}

async function chosenStretch(deps: ReplayDependencies, place: Place, at: number | undefined): Promise<Stretch> {
  if (at === undefined) return drawStretch(deps, place, false);
  const stretch = at < place.now - YEARS - DAY ? null : await stretchAt(deps, place, at);
  if (stretch === null) throw new AppError("replay_date_unusable");
  return stretch;
}

async function planOf(
  deps: ReplayDependencies,
  userId: string,
  request: ReplayRequest,
  hidden: Hidden,
): Promise<ReplayPlan> {
  const { market, clock } = deps;
  const { replay_id: id, setup, timeframe, length } = request;
  const isSurprise = setup.type === "surprise";
  const instrument = isSurprise ? drawInstrument(deps, hidden) : instrumentOf(market, setup.ticker, hidden);
  if (instrument === undefined) throw new AppError("not_found");
  const place = { instrument, timeframe, length, now: Math.floor(clock.now().getTime() / 1000) };
  const stretch = isSurprise ? await drawStretch(deps, place, true) : await chosenStretch(deps, place, setup.starts_at);
  const { ticker } = instrument;
  const basePrice = isSurprise ? market.matching.tick(ticker, (stretch.ends[0] ?? 0) - 1).mid : null;
  return { userId, id, ticker, timeframe, isSurprise, basePrice, ...stretch, marketVersion: market.version };
}

/** Creates a replay, or returns the existing one with this id. @throws AppError `not_found`, `replay_date_unusable`, `replays_full` */
export async function createReplay(
  deps: ReplayDependencies,
  context: SignedInContext,
  request: ReplayRequest,
): Promise<OwnReplay> {
  const { userId, hidden } = context;
  const db = deps.database.kysely;
  if ((await findReplay(db, userId, request.replay_id)) === null) {
    const plan = await planOf(deps, userId, request, hidden);
    const state = beginReplay(plan.ends[0] ?? 0);
    const isStored = await insertReplay(db, plan, { state, now: deps.clock.now(), most: MOST_REPLAYS });
    if (!isStored && (await findReplay(db, userId, request.replay_id)) === null) throw new AppError("replays_full");
  }
  return loadReplay(deps, context, request.replay_id);
}
