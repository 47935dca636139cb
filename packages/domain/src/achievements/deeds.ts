import { weekOf } from "../leaderboard/week.ts";

/** Something that is done on a day, with its hour there; null where it is not known. */
interface OnDay {
  /** The learner's local day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly hour: number | null;
}

/** What a learner did, as far as achievements are concerned. `at` is when. */
export type Deed = { readonly at: Date } & (
  | ({ readonly type: "lesson"; readonly id: string; readonly isFlawless: boolean; readonly isCrypto: boolean } & OnDay)
  | ({ readonly type: "quiz"; readonly id: string; readonly percent: number } & OnDay)
  | ({ readonly type: "task"; readonly id: string } & OnDay)
  | ({ readonly type: "challenge_task"; readonly id: string; readonly score: number } & OnDay)
  | { readonly type: "placement"; readonly id: string }
  | { readonly type: "course"; readonly id: string }
  | { readonly type: "streak"; readonly date: string; readonly length: number; readonly missed: number }
  | {
      readonly type: "order";
      readonly orderType: string;
      readonly role: "entry" | "stop_loss" | "take_profit" | null;
      readonly side: "buy" | "sell";
      readonly isCrypto: boolean;
    }
  | {
      readonly type: "entry";
      readonly id: string;
      readonly isPlanned: boolean;
      readonly isReviewed: boolean;
      readonly namesFeeling: boolean;
      readonly followed: "yes" | "partly" | "no" | null;
    }
  | { readonly type: "drawing"; readonly ticker: string }
  | {
      readonly type: "replay";
      readonly id: string;
      readonly ticker: string;
      readonly isSurprise: boolean;
      readonly bars: number;
    }
  | { readonly type: "reward"; readonly id: number; readonly isLootbox: boolean }
  | {
      readonly type: "league_week";
      readonly week: string;
      readonly rank: number;
      readonly size: number;
      readonly isPromoted: boolean;
      /** From 1, the lowest; after this week. */
      readonly league: number;
    }
);

/** Counters that count different things, each once. */
export const TALLIES = [
  "lesson",
  "flawless",
  "flawless_day",
  "flawless_week",
  "crypto_lesson",
  "quiz",
  "sharp_quiz",
  "perfect_quiz",
  "task",
  "placement",
  "course",
  "day",
  "week",
  "month",
  "weekend",
  "monday",
  "early",
  "midday",
  "evening",
  "comeback",
  "plan",
  "review",
  "feeling",
  "kept_plan",
  "honest",
  "bracket_day",
  "kept_stop_day",
  "limit_day",
  "order_type",
  "crypto_bracket_day",
  "chart",
  "replay",
  "surprise",
  "replay_market",
  "reward",
  "lootbox",
  "challenge_task",
  "challenge_perfect",
  "league_week",
  "promotion",
  "podium",
  "win",
] as const;
type Tally = (typeof TALLIES)[number];

/** Counters that hold the highest value so far. */
export const RECORDS = ["streak", "league"] as const;
type PersonalRecord = (typeof RECORDS)[number];

export type Counter = Tally | PersonalRecord;

/** What a deed adds: things by their names, and values that may be the highest so far. */
export interface Gain {
  readonly things: readonly (readonly [counter: Tally, name: string])[];
  readonly records: readonly (readonly [counter: PersonalRecord, value: number])[];
}

const MORNING_ENDS = 8;
const MIDDAY = { from: 12, until: 14 } as const;
const EVENING_BEGINS = 20;
const SHARP_PERCENT = 90;
/** A replay that is ended at once teaches nothing. */
const LEAST_BARS = 10;
/** Days away after which a learner has come back. */
const LONG_AWAY = 7;
/** In a smaller cohort a high rank says little. */
const LEAST_COHORT = 10;

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/** The Monday of the week of a date. */
const mondayOf = (date: string): string => weekOf(new Date(`${date}T12:00:00Z`));
/** The day of an instant in UTC: markets have no local day. */
const utcDay = (at: Date): string => at.toISOString().slice(0, "YYYY-MM-DD".length);

type Things = (readonly [counter: Tally, name: string] | false)[];

function timesOf({ date, hour }: OnDay): Things {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  const isWeekend = weekday === SATURDAY || weekday === SUNDAY;
  return [
    ["day", date],
    ["week", mondayOf(date)],
    ["month", date.slice(0, "YYYY-MM".length)],
    isWeekend && ["weekend", mondayOf(date)],
    weekday === MONDAY && ["monday", date],
    hour !== null && hour < MORNING_ENDS && ["early", date],
    hour !== null && hour >= MIDDAY.from && hour < MIDDAY.until && ["midday", date],
    hour !== null && hour >= EVENING_BEGINS && ["evening", date],
  ];
}

type DeedOf<Type extends Deed["type"]> = Deed & { readonly type: Type };

const THINGS: { readonly [Type in Deed["type"]]: (deed: DeedOf<Type>) => Things } = {
  lesson: (deed) => [
    ["lesson", deed.id],
    deed.isFlawless && ["flawless", deed.id],
    deed.isFlawless && ["flawless_day", deed.date],
    deed.isFlawless && ["flawless_week", mondayOf(deed.date)],
    deed.isCrypto && ["crypto_lesson", deed.id],
    ...timesOf(deed),
  ],
  quiz: (deed) => [
    ["quiz", deed.id],
    deed.percent >= SHARP_PERCENT && ["sharp_quiz", deed.id],
    deed.percent === 100 && ["perfect_quiz", deed.id],
    ...timesOf(deed),
  ],
  task: (deed) => [["task", deed.id], ...timesOf(deed)],
  challenge_task: (deed) => [
    ["challenge_task", deed.id],
    deed.score === 100 && ["challenge_perfect", deed.id],
    ...timesOf(deed),
  ],
  placement: ({ id }) => [["placement", id]],
  course: ({ id }) => [["course", id]],
  streak: ({ missed, date }) => [missed >= LONG_AWAY && ["comeback", date]],
  order: (deed) => orderThings(deed, utcDay(deed.at)),
  entry: (deed) => [
    deed.isPlanned && ["plan", deed.id],
    deed.isReviewed && ["review", deed.id],
    deed.namesFeeling && ["feeling", deed.id],
    deed.followed === "yes" && ["kept_plan", deed.id],
    (deed.followed === "partly" || deed.followed === "no") && ["honest", deed.id],
  ],
  drawing: ({ ticker }) => [["chart", ticker]],
  replay: ({ id, ticker, isSurprise, bars }) => {
    if (bars < LEAST_BARS) return [];
    return [["replay", id], ["replay_market", ticker], isSurprise && ["surprise", id]];
  },
  reward: ({ id, isLootbox }) => [["reward", String(id)], isLootbox && ["lootbox", String(id)]],
  league_week: leagueThings,
};

const thingsOf = <Type extends Deed["type"]>(deed: DeedOf<Type>): Things => THINGS[deed.type](deed);

/** Orders count by kind and by day, never by number: nobody should trade for a badge. */
function orderThings({ orderType, role, side, isCrypto }: DeedOf<"order">, day: string): Things {
  const isBracket = role === "entry";
  const isStop = role === "stop_loss" || (side === "sell" && role === null && /^(stop|trailing)/.test(orderType));
  return [
    (role === null || isBracket) && ["order_type", orderType],
    isBracket && ["bracket_day", day],
    isBracket && isCrypto && ["crypto_bracket_day", day],
    isStop && ["kept_stop_day", day],
    orderType === "limit" && role === null && ["limit_day", day],
  ];
}

function leagueThings({ week, rank, size, isPromoted }: DeedOf<"league_week">): Things {
  const isCrowded = size >= LEAST_COHORT;
  return [
    ["league_week", week],
    isPromoted && ["promotion", week],
    isCrowded && rank <= 3 && ["podium", week],
    isCrowded && rank === 1 && ["win", week],
  ];
}

/** What a deed adds to the counters. The same deed always gives the same names, so counting it again adds nothing. */
export function gainOf(deed: Deed): Gain {
  return {
    things: thingsOf(deed).filter((thing) => thing !== false),
    records:
      deed.type === "streak" ? [["streak", deed.length]] : deed.type === "league_week" ? [["league", deed.league]] : [],
  };
}
