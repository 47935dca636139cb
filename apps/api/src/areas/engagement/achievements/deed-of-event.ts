import type { DomainEvent, EventType } from "@candlewise/contracts/events";
import type { Deed } from "@candlewise/domain/achievements/deeds";
import { localHour } from "@candlewise/domain/achievements/local-hour";
import { LEAGUES } from "@candlewise/domain/leaderboard/leagues";
import type { CryptoPorts } from "./past-deeds.ts";

/** The events that achievements are judged from. */
export const JUDGED = [
  "lesson.completed",
  "quiz.passed",
  "brokerage_task.completed",
  "challenge_task.completed",
  "placement.passed",
  "course.completed",
  "streak.day_counted",
  "order.filled",
  "journal.entry_written",
  "chart.drawn",
  "replay.finished",
  "reward.claimed",
  "league.week_ended",
] as const satisfies readonly EventType[];
export type JudgedType = (typeof JUDGED)[number];

type Activity = DomainEvent<
  "lesson.completed" | "quiz.passed" | "brokerage_task.completed" | "challenge_task.completed"
>;

const timeOf = ({ occurred_at }: { readonly occurred_at: string }) => new Date(occurred_at);

const dayOf = (event: Activity) => {
  const { local_date: date, time_zone: zone } = event.payload;
  return { date, hour: zone === undefined ? null : localHour(timeOf(event), zone), at: timeOf(event) };
};

const DEEDS: { readonly [Type in JudgedType]: (event: DomainEvent<Type>, crypto: CryptoPorts) => Deed } = {
  "lesson.completed": (event, { isCryptoLesson }) => {
    const { lesson_id: id, is_excellent: isFlawless } = event.payload;
    return { type: "lesson", id, isFlawless, isCrypto: isCryptoLesson(id), ...dayOf(event) };
  },
  "quiz.passed": (event) => ({
    type: "quiz",
    id: event.payload.quiz_id,
    percent: event.payload.score_percent,
    ...dayOf(event),
  }),
  "brokerage_task.completed": (event) => ({ type: "task", id: event.payload.task_id, ...dayOf(event) }),
  "challenge_task.completed": (event) => ({
    type: "challenge_task",
    id: event.payload.task_id,
    score: event.payload.score,
    ...dayOf(event),
  }),
  "placement.passed": (event) => ({ type: "placement", id: event.payload.component_id, at: timeOf(event) }),
  "course.completed": (event) => ({ type: "course", id: event.payload.course_id, at: timeOf(event) }),
  "streak.day_counted": (event) => {
    const { local_date: date, length, missed } = event.payload;
    return { type: "streak", date, length, missed, at: timeOf(event) };
  },
  "order.filled": (event, { isCryptoTicker }) => {
    const { type: orderType, role, side, ticker } = event.payload;
    return { type: "order", orderType, role, side, isCrypto: isCryptoTicker(ticker), at: timeOf(event) };
  },
  "journal.entry_written": (event) => ({
    type: "entry",
    id: event.payload.entry_id,
    isPlanned: event.payload.is_planned,
    isReviewed: event.payload.is_reviewed,
    namesFeeling: event.payload.names_feeling,
    followed: event.payload.followed_plan,
    at: timeOf(event),
  }),
  "chart.drawn": (event) => ({ type: "drawing", ticker: event.payload.ticker, at: timeOf(event) }),
  "replay.finished": (event) => {
    const { replay_id: id, ticker, is_surprise: isSurprise, bars } = event.payload;
    return { type: "replay", id, ticker, isSurprise, bars, at: timeOf(event) };
  },
  "reward.claimed": (event) => {
    const { reward_id: id, type } = event.payload;
    return { type: "reward", id, isLootbox: type === "lootbox", at: timeOf(event) };
  },
  "league.week_ended": (event) => {
    const { week, rank, size, outcome, to } = event.payload;
    const league = LEAGUES.indexOf(to) + 1;
    return { type: "league_week", week, rank, size, isPromoted: outcome === "promoted", league, at: timeOf(event) };
  },
};

/** What a learner did, as an event tells it. */
export const deedOf = <Type extends JudgedType>(event: DomainEvent<Type>, crypto: CryptoPorts): Deed =>
  DEEDS[event.type](event, crypto);
