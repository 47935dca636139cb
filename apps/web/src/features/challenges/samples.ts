import type { Challenge, ChallengeDay, ChallengeSummary, ChallengeTask } from "./api.ts";

const TITLES = ["The spread", "There and back", "What a fund takes"];
const TODAY = "2026-11-23";

interface Course {
  /** Completed days; the score of each is 66. */
  done: number;
  status?: Challenge["status"];
  /** The next day waits for tomorrow. */
  isTomorrow?: boolean;
  isRewarded?: boolean;
}

/** A challenge of three days. */
export function challengeOf({ done, status = "joined", isTomorrow = false, isRewarded = false }: Course): Challenge {
  const isOpen = status === "joined" && !isTomorrow;
  const days = TITLES.map((title, index): ChallengeDay => {
    const isNext = index === done && status === "joined";
    return {
      id: `day-${index + 1}`,
      day: index + 1,
      type: index === 1 ? "practice" : "questions",
      title,
      summary: "What it is about.",
      minutes: 3,
      xp: 10,
      status: index < done ? "completed" : isNext && isOpen ? "open" : "locked",
      opens_on: isNext && isTomorrow ? "2026-11-24" : null,
      score: index < done ? 66 : null,
    };
  });
  return {
    id: "fees",
    title: "Fees and spreads",
    promise: "See what a trade costs.",
    level: "beginner",
    status,
    total_days: days.length,
    completed_days: done,
    open_task_id: days.find((day) => day.status === "open")?.id ?? null,
    opens_on: isTomorrow ? "2026-11-24" : null,
    score: done > 0 ? 66 : null,
    coins: 60,
    is_rewarded: isRewarded,
    is_fallback: false,
    today: TODAY,
    days,
  };
}

export function summaryOf(course: Course & { id?: string; title?: string }): ChallengeSummary {
  const { days: _, today: __, ...summary } = challengeOf(course);
  return { ...summary, id: course.id ?? summary.id, title: course.title ?? summary.title };
}

/** The task of a day of the same challenge. */
export function taskOf(day: number, own: Partial<ChallengeTask>): ChallengeTask {
  const found = challengeOf({ done: day - 1 }).days[day - 1];
  if (!found) throw new Error(`no day ${day}`);
  const challenge = { id: "fees", title: "Fees and spreads", total_days: 3 };
  return { ...found, challenge, attempt: null, practice: null, judged_score: null, is_fallback: false, ...own };
}
