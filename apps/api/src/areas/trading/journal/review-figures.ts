import { FeelingSchema, FollowedSchema } from "@candlewise/contracts/journal/schemas";
import { groupsOf, type Group, type JournalledTrip } from "@candlewise/domain/journal/review";
import type { RoundTrip } from "@candlewise/domain/performance/round-trips";
import { formatUsd } from "@candlewise/domain/simulator/money";
import type { listOrderNotes } from "./entry-search.ts";
import type { JournalPorts } from "./dependencies.ts";
import type { ReviewFigures } from "./review-store.ts";

type OrderNote = Awaited<ReturnType<typeof listOrderNotes>>[number];

/** A trade with the journal's notes on the orders that opened and closed it. */
function journalled(trip: RoundTrip, notes: readonly OrderNote[]): JournalledTrip & { readonly hasNote: boolean } {
  const orders = new Set([trip.id, ...trip.parts.map(({ orderId }) => orderId)]);
  const own = notes.filter(({ order_id }) => order_id !== null && orders.has(order_id));
  const feeling = own.find(({ feeling_before }) => feeling_before !== null)?.feeling_before ?? null;
  const followed = own.find(({ followed_plan }) => followed_plan !== null)?.followed_plan ?? null;
  return {
    trip,
    tags: own.flatMap(({ tags }) => tags),
    feeling: FeelingSchema.nullable().parse(feeling),
    followed: FollowedSchema.nullable().parse(followed),
    hasNote: own.length > 0,
  };
}

const presentGroup = ({ closed, wins, profit, averageR }: Group) => ({
  closed,
  wins,
  profit: formatUsd(profit),
  average_r: averageR === null ? null : Math.round(averageR * 100) / 100,
});

/** Results of these trades, in total and grouped by the journal's notes. */
export function reviewFigures(
  trips: readonly RoundTrip[],
  notes: readonly OrderNote[],
  figuresOf: JournalPorts["figuresOf"],
): ReviewFigures {
  const withNotes = trips.map((trip) => journalled(trip, notes));
  const seconds = trips.map(({ closedAt }) => closedAt);
  return {
    from: Math.min(...seconds),
    until: Math.max(...seconds),
    journalled: withNotes.filter(({ hasNote }) => hasNote).length,
    trades: figuresOf(trips),
    by_tag: groupsOf(withNotes, ({ tags }) => tags).map((group) => ({ tag: group.name, ...presentGroup(group) })),
    by_feeling: groupsOf(withNotes, ({ feeling }) => (feeling === null ? [] : [feeling])).map((group) => ({
      feeling: group.name,
      ...presentGroup(group),
    })),
    by_followed: groupsOf(withNotes, ({ followed }) => (followed === null ? [] : [followed])).map((group) => ({
      followed_plan: group.name,
      ...presentGroup(group),
    })),
  };
}
