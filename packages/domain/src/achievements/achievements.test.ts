import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../learning/local-day.ts";
import { ORDER_TYPES } from "../simulator/orders.ts";
import { ACHIEVEMENTS, FAMILIES, METALS, type Achievement } from "./catalogue.ts";
import { gainOf, RECORDS, TALLIES, type Deed } from "./deeds.ts";
import { coinsOf, isNews, isShown, metalOf, tiersBetween, tiersOfHistory, tiersReached } from "./judge.ts";
import { localHour } from "./local-hour.ts";

const MONDAY = "2026-01-05";
const at = (date: string, hour = 12) => new Date(`${date}T${String(hour).padStart(2, "0")}:00:00Z`);
const days = (count: number, step = 1) => Array.from({ length: count }, (_, index) => addDays(MONDAY, index * step));

/** A learner who does everything that the app offers for more than a year. */
const fullLife: Deed[] = [
  ...days(400).flatMap((date, index): Deed[] => [
    {
      type: "lesson",
      id: `l${index}`,
      isFlawless: true,
      isCrypto: index === 0,
      date,
      hour: [7, 13, 21][index % 3] ?? 0,
      at: at(date),
    },
    { type: "streak", date, length: index + 1, missed: index === 399 ? 10 : 0, at: at(date) },
    { type: "quiz", id: `q${index}`, percent: 100, date, hour: 12, at: at(date) },
    { type: "task", id: `t${index}`, date, hour: 12, at: at(date) },
    { type: "challenge_task", id: `d${index}`, score: 100, date, hour: 12, at: at(date) },
    { type: "reward", id: index + 1, isLootbox: index % 7 === 6, at: at(date) },
    { type: "course", id: `c${index}`, at: at(date) },
    { type: "placement", id: `p${index}`, at: at(date) },
    { type: "drawing", ticker: `T${index}`, at: at(date) },
    { type: "replay", id: `r${index}`, ticker: `T${index}`, isSurprise: true, bars: 50, at: at(date) },
    {
      type: "entry",
      id: `e${index}`,
      isPlanned: true,
      isReviewed: true,
      namesFeeling: true,
      followed: index % 2 === 0 ? "yes" : "no",
      at: at(date),
    },
    { type: "order", orderType: "bracket", role: "entry", side: "buy", isCrypto: true, at: at(date) },
    { type: "order", orderType: "stop", role: "stop_loss", side: "sell", isCrypto: false, at: at(date) },
    ...ORDER_TYPES.map((orderType): Deed => ({
      type: "order",
      orderType,
      role: null,
      side: "buy",
      isCrypto: false,
      at: at(date),
    })),
  ]),
  ...days(20, 7).map((week, index): Deed => {
    const league = Math.min(10, index + 2);
    return { type: "league_week", week, rank: 1, size: 30, isPromoted: true, league, at: at(week) };
  }),
];

const keyOf = ({ id, tier }: { id: string; tier: number }) => `${id} ${tier}`;

describe("S7.32 the achievements", () => {
  it("are at least 40 in 6 families, each with its own id and rising goals", () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ACHIEVEMENTS.map(({ family }) => family))).toEqual(new Set(FAMILIES));
    expect(FAMILIES).toHaveLength(6);
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
    for (const { id, goals, metal } of ACHIEVEMENTS) {
      expect(goals, id).toEqual([...new Set(goals)].toSorted((a, b) => a - b));
      expect(goals[0], id).toBeGreaterThan(0);
      expect(METALS.indexOf(metal) + goals.length, id).toBeLessThanOrEqual(METALS.length);
    }
  });

  it("that count the same never have a goal in common", () => {
    for (const counter of new Set(ACHIEVEMENTS.map((each) => each.counter))) {
      const goals = ACHIEVEMENTS.filter((each) => each.counter === counter).flatMap(
        (each): readonly number[] => each.goals,
      );
      expect(goals, counter).toHaveLength(new Set(goals).size);
    }
  });

  it("can all be reached by deeds, and every counter belongs to one", () => {
    const reached = new Set(tiersOfHistory(fullLife).map(keyOf));
    const all = ACHIEVEMENTS.flatMap(({ id, goals }) => goals.map((_, index) => keyOf({ id, tier: index + 1 })));
    expect(reached).toEqual(new Set(all));
    expect(new Set<string>(ACHIEVEMENTS.map(({ counter }) => counter))).toEqual(new Set([...TALLIES, ...RECORDS]));
  });

  it("never count trades: a thousand orders of one kind on a day are worth as much as one", () => {
    const order = (at: Date, index: number): Deed => ({
      type: "order",
      orderType: ORDER_TYPES[index % ORDER_TYPES.length] ?? "market",
      role: null,
      side: index % 2 === 0 ? "buy" : "sell",
      isCrypto: false,
      at,
    });
    const gains = (count: number) => {
      const orders = Array.from({ length: count }, (_, index) => order(at(MONDAY), index));
      return new Set(orders.flatMap((deed) => gainOf(deed).things.map((thing) => thing.join(" "))));
    };
    expect(gains(1000)).toEqual(gains(2 * ORDER_TYPES.length));
    const loss = { type: "order", orderType: "limit", role: "take_profit", side: "sell", isCrypto: false } as const;
    expect(gainOf({ ...loss, at: at(MONDAY) }).things).toEqual([]);
  });

  it("give more coins with each tier", () => {
    for (const achievement of ACHIEVEMENTS) {
      const coins = achievement.goals.map((_, index) => coinsOf(achievement, index + 1));
      expect(coins).toEqual(coins.toSorted((a, b) => a - b));
      expect(coins[0]).toBeGreaterThan(0);
    }
    expect(metalOf({ metal: "bronze" }, 3)).toBe("gold");
    expect(metalOf({ metal: "gold" }, 1)).toBe("gold");
  });

  it("S6.10 about crypto or the simulator do not exist where these are hidden", () => {
    const shown = (hidden: { crypto: boolean; simulator: boolean }) =>
      ACHIEVEMENTS.filter((each) => isShown(each, hidden)).map(({ id }) => id);
    expect(shown({ crypto: false, simulator: false })).toHaveLength(ACHIEVEMENTS.length);
    expect(shown({ crypto: true, simulator: false })).not.toContain("crypto_lesson");
    expect(shown({ crypto: true, simulator: false })).toContain("plans");
    const without = shown({ crypto: false, simulator: true });
    for (const id of ["plans", "tasks", "charts", "replays", "crypto_brackets"]) expect(without).not.toContain(id);
    expect(without).toContain("crypto_lesson");
  });
});

describe("the judgment", () => {
  const tenDeeds = fc.shuffledSubarray(fullLife.slice(0, 160), { minLength: 1 });

  it("is the same whatever the order of the deeds and however often they are counted", () => {
    fc.assert(
      fc.property(tenDeeds, (deeds) => {
        const once = tiersOfHistory(deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
        const twice = tiersOfHistory([...deeds, ...deeds]);
        expect(new Set(twice.map(keyOf))).toEqual(new Set(once.map(keyOf)));
        expect(twice).toHaveLength(new Set(twice.map(keyOf)).size);
      }),
    );
  });

  it("of a history is that of its final counters", () => {
    fc.assert(
      fc.property(tenDeeds, (deeds) => {
        const counters = new Map<string, number>();
        const things = new Set(deeds.flatMap((deed) => gainOf(deed).things.map((thing) => thing.join(" "))));
        for (const thing of things) {
          const [counter = ""] = thing.split(" ");
          counters.set(counter, (counters.get(counter) ?? 0) + 1);
        }
        for (const [counter, value] of deeds.flatMap((deed) => gainOf(deed).records))
          counters.set(counter, Math.max(counters.get(counter) ?? 0, value));
        expect(new Set(tiersReached(counters).map(keyOf))).toEqual(new Set(tiersOfHistory(deeds).map(keyOf)));
      }),
    );
  });

  it("grants a tier when its goal is passed, and not again above it", () => {
    expect(tiersBetween("lesson", 0, 1)).toEqual([{ id: "first_lesson", tier: 1 }]);
    expect(tiersBetween("lesson", 1, 4)).toEqual([]);
    expect(tiersBetween("lesson", 4, 10)).toEqual([
      { id: "lessons", tier: 1 },
      { id: "lessons", tier: 2 },
    ]);
    expect(tiersBetween("nothing", 0, 100)).toEqual([]);
  });

  it("dates a tier by the deed that reached it", () => {
    const lessons = days(5).map((date, index): Deed => ({
      type: "lesson",
      id: String(index),
      isFlawless: false,
      isCrypto: false,
      date,
      hour: null,
      at: at(date),
    }));
    const earned = tiersOfHistory(lessons.toReversed());
    const fifth = earned.find(({ id }) => id === "lessons");
    expect(fifth?.at).toEqual(at(addDays(MONDAY, 4)));
  });
});

it("a replay that ends at once and a rank in a tiny cohort count for nothing", () => {
  const replay = { type: "replay", id: "r", ticker: "T", isSurprise: true, bars: 9, at: at(MONDAY) } as const;
  expect(gainOf(replay).things).toEqual([]);
  const week = { type: "league_week", week: MONDAY, rank: 1, size: 9, isPromoted: false, league: 1, at: at(MONDAY) };
  expect(gainOf({ ...week, type: "league_week" }).things).toEqual([["league_week", MONDAY]]);
});

it("hours are those of the learner's zone", () => {
  const instant = new Date("2026-01-05T23:30:00Z");
  expect([localHour(instant, "UTC"), localHour(instant, "Asia/Tokyo"), localHour(instant, "America/New_York")]).toEqual(
    [23, 8, 18],
  );
  expect(localHour(new Date("2026-01-05T00:10:00Z"), "UTC")).toBe(0);
});

it("what was earned more than a day ago is no news", () => {
  const now = at(addDays(MONDAY, 1));
  expect([isNews(at(MONDAY, 13), now), isNews(at(MONDAY, 12), now)]).toEqual([true, false]);
});

/** Ids are stored: renaming one would take away what learners earned. */
it("the ids are those that were released", () => {
  const ids: readonly Achievement["id"][] = ACHIEVEMENTS.map(({ id }) => id);
  expect(ids).toMatchInlineSnapshot(`
    [
      "first_lesson",
      "lessons",
      "courses",
      "tasks",
      "head_start",
      "crypto_lesson",
      "learning_days",
      "learning_months",
      "first_flawless",
      "flawless",
      "flawless_days",
      "flawless_weeks",
      "quizzes",
      "sharp_quizzes",
      "perfect_quizzes",
      "first_streak",
      "streak",
      "long_streak",
      "weeks",
      "weekends",
      "mondays",
      "mornings",
      "middays",
      "evenings",
      "comeback",
      "plans",
      "reviews",
      "feelings",
      "kept_plans",
      "honesty",
      "brackets",
      "kept_stops",
      "limits",
      "crypto_brackets",
      "rewards",
      "lootboxes",
      "challenge_days",
      "challenge_perfects",
      "league_weeks",
      "promotions",
      "league_height",
      "podiums",
      "win",
      "charts",
      "replays",
      "surprises",
      "replay_markets",
      "order_types",
    ]
  `);
});
