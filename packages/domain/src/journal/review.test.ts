import { describe, expect, it } from "vitest";
import type { RoundTrip } from "../performance/round-trips.ts";
import { groupsOf, reviewState, type JournalledTrip } from "./review.ts";

const trip = (profit: bigint, risk: bigint | null): RoundTrip => ({
  id: `${profit}`,
  ticker: "ACME",
  quantity: 1n,
  openedAt: 0,
  closedAt: 1,
  profit,
  cost: 1n,
  risk,
  parts: [],
});
const journaled = (change: Partial<JournalledTrip>): JournalledTrip => ({
  trip: trip(0n, null),
  tags: [],
  feeling: null,
  followed: null,
  ...change,
});

describe("reviews of closed trades", () => {
  it("are due after every 20", () => {
    const none = new Set<number>();
    expect(reviewState(0, none)).toEqual({ due: null, untilNext: 20 });
    expect(reviewState(19, none)).toEqual({ due: null, untilNext: 1 });
    expect(reviewState(20, none)).toEqual({ due: 1, untilNext: 20 });
    expect(reviewState(25, new Set([1]))).toEqual({ due: null, untilNext: 15 });
  });

  it("do not pile up: only the last is asked for", () => {
    expect(reviewState(65, new Set([1]))).toEqual({ due: 3, untilNext: 15 });
    expect(reviewState(65, new Set([3]))).toEqual({ due: null, untilNext: 15 });
  });

  it("compare trades by what the journal says of them", () => {
    const trades = [
      journaled({ trip: trip(300n, 100n), tags: ["breakout", "fund"] }),
      journaled({ trip: trip(-100n, 100n), tags: ["breakout"] }),
      journaled({ trip: trip(-50n, null), tags: ["fund", "fund"], feeling: "bored" }),
      journaled({ trip: trip(10n, null) }),
    ];
    expect(groupsOf(trades, ({ tags }) => tags)).toEqual([
      { name: "breakout", closed: 2, wins: 1, profit: 200n, averageR: 1 },
      { name: "fund", closed: 2, wins: 1, profit: 250n, averageR: 3 },
    ]);
    expect(groupsOf(trades, ({ feeling }) => (feeling === null ? [] : [feeling]))).toEqual([
      { name: "bored", closed: 1, wins: 0, profit: -50n, averageR: null },
    ]);
  });
});
