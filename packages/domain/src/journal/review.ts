import { rMultiple, type RoundTrip } from "../performance/round-trips.ts";
import type { Feeling, Followed } from "./terms.ts";

/** Closed trades that a review looks back on. */
export const REVIEW_EVERY = 20;

/** A closed trade with what the journal says of it. */
export interface JournalledTrip {
  readonly trip: RoundTrip;
  readonly tags: readonly string[];
  /** Before the trade. */
  readonly feeling: Feeling | null;
  readonly followed: Followed | null;
}

export interface ReviewState {
  /** The first trades that no review has looked back on, by their number from 1; null when none is due. */
  readonly due: number | null;
  /** Closed trades until the next review becomes due. */
  readonly untilNext: number;
}

/** Which review is due after so many closed trades: of those complete and not written yet, the last, so that nobody has to catch up. */
export function reviewState(closed: number, written: ReadonlySet<number>): ReviewState {
  const complete = Math.floor(closed / REVIEW_EVERY);
  const due = complete > 0 && !written.has(complete) ? complete : null;
  return { due, untilNext: REVIEW_EVERY - (closed % REVIEW_EVERY) };
}

/** The closed trades, oldest first, that a review of this number looks back on; null while there are not enough. */
export function tripsOfReview<Trip>(trips: readonly Trip[], number: number): readonly Trip[] | null {
  const end = number * REVIEW_EVERY;
  return number < 1 || trips.length < end ? null : trips.slice(end - REVIEW_EVERY, end);
}

/** What the trades under one tag or feeling came to. */
export interface Group<Name extends string = string> {
  readonly name: Name;
  readonly closed: number;
  readonly wins: number;
  /** 1e-4 USD. */
  readonly profit: bigint;
  /** Over those with a planned risk; null when none had one. */
  readonly averageR: number | null;
}

/** Trades by a name they carry, most frequent first; one with two names counts under each. */
export function groupsOf<Name extends string>(
  trips: readonly JournalledTrip[],
  namesOf: (trip: JournalledTrip) => readonly Name[],
): Group<Name>[] {
  const byName = new Map<Name, RoundTrip[]>();
  for (const journalled of trips) {
    for (const name of new Set(namesOf(journalled))) byName.set(name, [...(byName.get(name) ?? []), journalled.trip]);
  }
  return Array.from(byName, ([name, group]) => groupOf(name, group)).toSorted(
    (a, b) => b.closed - a.closed || (a.name < b.name ? -1 : 1),
  );
}

function groupOf<Name extends string>(name: Name, trips: readonly RoundTrip[]): Group<Name> {
  const multiples = trips.flatMap((trip) => rMultiple(trip) ?? []);
  return {
    name,
    closed: trips.length,
    wins: trips.filter(({ profit }) => profit > 0n).length,
    profit: trips.reduce((sum, { profit }) => sum + profit, 0n),
    averageR: multiples.length === 0 ? null : multiples.reduce((sum, r) => sum + r, 0) / multiples.length,
  };
}
