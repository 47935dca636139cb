import { DRAW } from "./factor-keys.ts";
import { toPrice, type InstrumentPath } from "./instrument-path.ts";
import { exp } from "./portable-math.ts";
import type { CorporateAction, NewsItem, Second } from "./types.ts";

/** A day is news if its move exceeds this many standard deviations, both long-run and recent ones. */
const NEWSWORTHY = 2.2;
const BASIS = 10_000;

/** Items published in `[from, until)`, oldest first: large moves, attributed to the factor that contributed most, and corporate actions. */
export function newsOf(
  path: InstrumentPath,
  actions: readonly CorporateAction[],
  from: Second,
  until: Second,
): NewsItem[] {
  const { calendar, positions } = path;
  const items = actions.map((action) => itemOfAction(path, action));
  const last = calendar.dayAt(until - 1);
  for (let day = Math.max(0, calendar.dayAt(from) - 1); day <= last; day++) {
    const at = calendar.opensAt(day) + positions;
    const item = at >= from && at < until ? itemOfDay(path, day, at) : null;
    if (item) items.push(item);
  }
  return items.toSorted((a, b) => a.at - b.at);
}

function itemOfDay(path: InstrumentPath, day: number, at: Second): NewsItem | null {
  const { ticker } = path.instrument;
  const moves = path.parts.map(({ factor, weight, cause }) => ({ cause, move: weight * factor.dayReturn(day) }));
  const total = moves.reduce((sum, { move }) => sum + move, 0);
  if (Math.abs(total) < NEWSWORTHY * Math.max(path.longRunVolatility(), path.volatility(day))) return null;
  const sign = total > 0 ? 1 : -1;
  const largest = moves.reduce((best, next) => (sign * next.move > sign * best.move ? next : best));
  return {
    id: `${ticker}-${day}`,
    at,
    ticker,
    cause: largest.cause,
    direction: total > 0 ? "up" : "down",
    changeBasisPoints: changeOf(path, day),
    variant: variantOf(path, day),
  };
}

/** Change from the previous close, split-adjusted, in 1e-4. */
function changeOf(path: InstrumentPath, day: number): number {
  const shares = path.splits.sharesOn(day);
  const before = toPrice(exp(path.logClose(day - 1)), shares);
  return Math.round((toPrice(exp(path.logClose(day)), shares) / before - 1) * BASIS);
}

function variantOf(path: InstrumentPath, day: number): number {
  const own = path.parts.at(-1)?.factor;
  if (!own) return 0;
  own.random.draw(own.keys.ofDay(day), 0, DRAW.wording);
  return own.random.first & 3;
}

/** The change is the dividend's share of the last close; 0 for a split. */
function itemOfAction(path: InstrumentPath, action: CorporateAction): NewsItem {
  const { ticker } = path.instrument;
  const day = path.calendar.dayAt(action.at);
  const lastClose = path.price(path.logClose(day - 1), path.splits.sharesOn(day - 1));
  return {
    id: `${ticker}-${day}-${action.type}`,
    at: action.at,
    ticker,
    cause: action.type,
    direction: "flat",
    changeBasisPoints: action.type === "dividend" ? Math.round((action.amount / lastClose) * BASIS) : 0,
    variant: variantOf(path, day),
  };
}
