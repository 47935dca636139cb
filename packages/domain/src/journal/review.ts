import { rMultiple, type RoundTrip } from "../performance/round-trips.ts";
import type { Feeling, Followed } from "./terms.ts";

/** Number of closed trades per review. */
export const REVIEW_EVERY = 20;

/** A closed trade with the journal's notes on it. */
export interface JournalledTrip {
  readonly trip: RoundTrip;
  readonly tags: readonly string[];
  /** Before the trade. */
  readonly feeling: Feeling | null;
  readonly followed: Followed | null;
}

export interface ReviewState {
  /** Number of the review that is due, from 1; null when none is due. */
  readonly due: number | null;
  /** Closed trades until the next review becomes due. */
  readonly untilNext: number;
}

/**
 * The review that is due after this many closed trades: the latest complete one, unless already written. Missed reviews need not be made
 * up.
 */
export function reviewState(closed: number, written: ReadonlySet<number>): ReviewState {
  const complete = Math.floor(closed / REVIEW_EVERY);
  const due = complete > 0 && !written.has(complete) ? complete : null;
  return { due, untilNext: REVIEW_EVERY - (closed % REVIEW_EVERY) };
}

/** Results of the trades with one tag or feeling. */
export interface Group<Name extends string = string> {
  readonly name: Name;
  readonly closed: number;
  readonly wins: number;
  /** 1e-4 USD. */
  readonly profit: bigint;
  /** Average over trades with a planned risk; null without any. */
  readonly averageR: number | null;
}

/** Trades grouped by name, most frequent first; a trade with two names counts in both groups. */
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
