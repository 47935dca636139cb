import type { Deed } from "@candlewise/domain/achievements/deeds";
import { localHour } from "@candlewise/domain/achievements/local-hour";

type DeedOf<Type extends Deed["type"]> = Deed & { readonly type: Type };
/** A deed as the feature that stores it knows it. */
type Known<Type extends Deed["type"], Missing extends string = never> = Omit<DeedOf<Type>, "type" | Missing>;

/** Everything that features stored about a learner and that counts for achievements, in any order. */
export interface Past {
  readonly lessons: readonly Known<"lesson", "hour" | "isCrypto">[];
  readonly quizzes: readonly Known<"quiz", "hour">[];
  readonly tasks: readonly Known<"task", "hour">[];
  readonly challengeTasks: readonly Known<"challenge_task", "hour">[];
  readonly placements: readonly Known<"placement">[];
  readonly courses: readonly Known<"course">[];
  readonly streakDays: readonly Known<"streak">[];
  readonly orders: readonly (Known<"order", "isCrypto"> & { readonly ticker: string })[];
  readonly entries: readonly Known<"entry">[];
  readonly drawings: readonly Known<"drawing">[];
  readonly replays: readonly Known<"replay">[];
  readonly rewards: readonly Known<"reward">[];
  readonly leagueWeeks: readonly Known<"league_week">[];
}

/** Which parts of other features are about crypto. */
export interface CryptoPorts {
  readonly isCryptoLesson: (lessonId: string) => boolean;
  readonly isCryptoTicker: (ticker: string) => boolean;
}

/** The deeds of a learner's past. Hours are those of the zone in effect today: no other one is stored with all of them. */
export function pastDeeds(past: Past, zone: string, { isCryptoLesson, isCryptoTicker }: CryptoPorts): Deed[] {
  const hourOf = ({ at }: { readonly at: Date }) => localHour(at, zone);
  return [
    ...past.lessons.map((each) => deed("lesson", { ...each, hour: hourOf(each), isCrypto: isCryptoLesson(each.id) })),
    ...past.quizzes.map((each) => deed("quiz", { ...each, hour: hourOf(each) })),
    ...past.tasks.map((each) => deed("task", { ...each, hour: hourOf(each) })),
    ...past.challengeTasks.map((each) => deed("challenge_task", { ...each, hour: hourOf(each) })),
    ...past.placements.map((each) => deed("placement", each)),
    ...past.courses.map((each) => deed("course", each)),
    ...past.streakDays.map((each) => deed("streak", each)),
    ...past.orders.map(({ ticker, ...each }) => deed("order", { ...each, isCrypto: isCryptoTicker(ticker) })),
    ...past.entries.map((each) => deed("entry", each)),
    ...past.drawings.map((each) => deed("drawing", each)),
    ...past.replays.map((each) => deed("replay", each)),
    ...past.rewards.map((each) => deed("reward", each)),
    ...past.leagueWeeks.map((each) => deed("league_week", each)),
  ];
}

const deed = <Type extends Deed["type"], Facts>(type: Type, facts: Facts): { readonly type: Type } & Facts => ({
  ...facts,
  type,
});
