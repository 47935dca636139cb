import type { Hideable } from "../geo/hidden-countries.ts";
import type { Counter } from "./deeds.ts";

export const FAMILIES = ["learning", "accuracy", "rhythm", "process", "leagues", "discovery"] as const;
export type Family = (typeof FAMILIES)[number];

export const METALS = ["bronze", "silver", "gold"] as const;
export type Metal = (typeof METALS)[number];

/** Coins of a tier. */
export const TIER_COINS: Readonly<Record<Metal, number>> = { bronze: 5, silver: 10, gold: 20 };

export interface Achievement {
  /** Stored with what was earned: never changed once it is released. */
  readonly id: string;
  readonly family: Family;
  readonly counter: Counter;
  /** Rising; one for each tier. The last one is never lowered, and a tier never removed. */
  readonly goals: readonly number[];
  /** The metal of the first tier. */
  readonly metal: Metal;
  /** Parts of the product without which it does not exist. */
  readonly needs: readonly Hideable[];
}

type Terms = Partial<Pick<Achievement, "metal" | "needs">>;

const of =
  (family: Family, common: Terms = {}) =>
  <const Id extends string>(id: Id, counter: Counter, goals: readonly number[], own: Terms = {}) => ({
    id,
    family,
    counter,
    goals,
    metal: "bronze" as Metal,
    needs: [] as readonly Hideable[],
    ...common,
    ...own,
  });

const learning = of("learning");
const accuracy = of("accuracy");
const rhythm = of("rhythm");
const process = of("process", { needs: ["simulator"] });
const leagues = of("leagues");
const discovery = of("discovery", { needs: ["simulator"] });

/**
 * Achievements in the order in which they are shown. They reward learning and good process: none counts trades or profit.
 * Those of the curriculum can be reached in the curriculum as it is, without crypto; a test of the server compares.
 */
export const ACHIEVEMENTS = [
  learning("first_lesson", "lesson", [1]),
  learning("lessons", "lesson", [5, 10, 20]),
  learning("courses", "course", [1, 2]),
  learning("tasks", "task", [1, 3, 6], { needs: ["simulator"] }),
  learning("head_start", "placement", [1]),
  learning("crypto_lesson", "crypto_lesson", [1], { needs: ["crypto"] }),
  learning("learning_days", "day", [5, 25, 60]),
  learning("learning_months", "month", [3, 6, 12]),

  accuracy("first_flawless", "flawless", [1]),
  accuracy("flawless", "flawless", [5, 10, 18]),
  accuracy("flawless_days", "flawless_day", [3, 7, 15]),
  accuracy("flawless_weeks", "flawless_week", [2, 4, 8]),
  accuracy("quizzes", "quiz", [1, 3, 5]),
  accuracy("sharp_quizzes", "sharp_quiz", [1, 3, 5]),
  accuracy("perfect_quizzes", "perfect_quiz", [1, 2, 4]),

  rhythm("first_streak", "streak", [3]),
  rhythm("streak", "streak", [7, 14, 30]),
  rhythm("long_streak", "streak", [50, 75, 100]),
  rhythm("weeks", "week", [4, 12, 26]),
  rhythm("weekends", "weekend", [2, 6, 12]),
  rhythm("mondays", "monday", [2, 6, 12]),
  rhythm("mornings", "early", [1, 5, 15]),
  rhythm("middays", "midday", [1, 5, 15]),
  rhythm("evenings", "evening", [1, 5, 15]),
  rhythm("comeback", "comeback", [1]),

  process("plans", "plan", [1, 5, 20]),
  process("reviews", "review", [1, 5, 20]),
  process("feelings", "feeling", [1, 10, 25]),
  process("kept_plans", "kept_plan", [1, 5, 20]),
  process("honesty", "honest", [1]),
  process("brackets", "bracket_day", [1, 5, 15]),
  process("kept_stops", "kept_stop_day", [1, 5]),
  process("limits", "limit_day", [1, 5, 15]),
  process("crypto_brackets", "crypto_bracket_day", [1, 5], { needs: ["simulator", "crypto"] }),

  leagues("rewards", "reward", [1, 7, 30]),
  leagues("lootboxes", "lootbox", [1, 4, 12]),
  leagues("challenge_days", "challenge_task", [1, 7, 20]),
  leagues("challenge_perfects", "challenge_perfect", [1, 5, 15]),
  leagues("league_weeks", "league_week", [1, 4, 12]),
  leagues("promotions", "promotion", [1, 3, 6]),
  leagues("league_height", "league", [3, 6, 10]),
  leagues("podiums", "podium", [1, 3, 10]),
  leagues("win", "win", [1], { metal: "gold" }),

  discovery("charts", "chart", [1, 5, 15]),
  discovery("replays", "replay", [1, 5, 15]),
  discovery("surprises", "surprise", [1, 3, 10]),
  discovery("replay_markets", "replay_market", [2, 5, 10]),
  discovery("order_types", "order_type", [2, 4, 6]),
] as const satisfies readonly Achievement[];

export type AchievementId = (typeof ACHIEVEMENTS)[number]["id"];
