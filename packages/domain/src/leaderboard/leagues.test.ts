import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  climbOf,
  COHORT_SIZE,
  compareStandings,
  LEAGUES,
  outcomeOf,
  paceOf,
  zonesOf,
  type Standing,
} from "./leagues.ts";
import { weekBefore, weekEnd, weekOf } from "./week.ts";

const ranks = (size: number) => Array.from({ length: size }, (_, index) => index + 1);

describe("S7.53 a cohort", () => {
  it("of thirty promotes seven and demotes five", () => {
    const outcomes = ranks(COHORT_SIZE).map((rank) => outcomeOf(rank, COHORT_SIZE, 4));
    expect(outcomes.filter((outcome) => outcome === "promoted")).toHaveLength(7);
    expect(outcomes.filter((outcome) => outcome === "demoted")).toHaveLength(5);
    expect([outcomes[6], outcomes[7], outcomes[24], outcomes[25]]).toEqual(["promoted", "stayed", "stayed", "demoted"]);
  });

  it("promotes nobody from the highest league and demotes nobody from the lowest", () => {
    expect(ranks(COHORT_SIZE).map((rank) => outcomeOf(rank, COHORT_SIZE, LEAGUES.length - 1))).not.toContain(
      "promoted",
    );
    expect(ranks(COHORT_SIZE).map((rank) => outcomeOf(rank, COHORT_SIZE, 0))).not.toContain("demoted");
  });

  it("that is small moves nobody, and its zones never meet", () => {
    for (const size of ranks(COHORT_SIZE)) {
      const { promoted, demoted } = zonesOf(size);
      expect(promoted > 0).toBe(size >= 3);
      expect(promoted + demoted).toBeLessThanOrEqual(size);
      if (size < 10) expect(demoted).toBe(0);
    }
  });
});

const standing = fc.record({ userId: fc.uuid(), xp: fc.nat({ max: 40 }), reachedAt: fc.nat({ max: 5 }) });
const boards = fc
  .uniqueArray(standing, { selector: ({ userId }) => userId, minLength: 1, maxLength: COHORT_SIZE })
  .map((board) => board.toSorted(compareStandings));

const rankOf = (board: readonly Standing[], userId: string, xp: number): number => {
  const changed = board.map((one) => (one.userId === userId ? { ...one, xp, reachedAt: 10 } : one));
  return changed.toSorted(compareStandings).findIndex((one) => one.userId === userId) + 1;
};

describe("S7.54 the climb", () => {
  it("names the fewest points that reach the next rank, promotion and safety", () => {
    fc.assert(
      fc.property(boards, fc.nat(), fc.nat({ max: LEAGUES.length - 1 }), (board, pick, league) => {
        const place = pick % board.length;
        const { userId, xp } = board[place] ?? { userId: "", xp: 0 };
        const climb = climbOf(board, userId, league);
        const { promoted, demoted } = zonesOf(board.length);
        const check = (points: number | null, rank: number) => {
          if (points === null) return expect(place + 1).toBeLessThanOrEqual(Math.max(rank, 1));
          expect(rankOf(board, userId, xp + points)).toBeLessThanOrEqual(rank);
          expect(rankOf(board, userId, xp + points - 1)).toBeGreaterThan(rank);
        };
        check(climb.toNextRank, place);
        if (league < LEAGUES.length - 1 && promoted > 0) check(climb.toPromotion, promoted);
        if (league > 0) check(climb.toSafety, board.length - demoted);
      }),
    );
  });
});

describe("a week", () => {
  it("begins on Monday at 00:00 UTC", () => {
    expect(weekOf(new Date("2026-11-22T23:59:59.999Z"))).toBe("2026-11-16");
    expect(weekOf(new Date("2026-11-23T00:00:00Z"))).toBe("2026-11-23");
    expect(weekEnd("2026-11-16").toISOString()).toBe("2026-11-23T00:00:00.000Z");
    expect(weekBefore("2026-11-23")).toBe("2026-11-16");
    expect(weekOf(new Date(0))).toBe("1969-12-29");
  });
});

it("learners of one pace had about as many points last week", () => {
  expect([0, 1, 59, 60, 150, 5_000].map(paceOf)).toEqual([0, 1, 1, 2, 3, 5]);
});
