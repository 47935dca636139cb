import { forgetting_curve, fsrs, Rating } from "ts-fsrs";
import { addDays, daysBetween } from "../local-day.ts";
import type { MasteryLevel } from "./mastery-levels.ts";

/** Wrong; right after help or in part; right. */
export type RecallGrade = "again" | "hard" | "good";
/** What a grade follows from: a lesson or quiz, a mixed review, a drill of one skill, a placement test. */
export type RecallSource = "learning" | "review" | "drill" | "placement";

/** What is known of a learner's memory of a skill. Days are local days, `YYYY-MM-DD`. */
export interface SkillMemory {
  /** Days after which recall falls to 90 percent. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** Earned so far; what is shown is lower while the skill is likely to be forgotten (`masteryOn`). */
  readonly level: MasteryLevel;
  /** Null until the learner has answered: a placement test skipped the skill. */
  readonly first_on: string | null;
  /** Of the last grade. */
  readonly last_on: string;
  readonly last_grade: RecallGrade;
  readonly due_on: string;
}

/** An answer, or all answers in one lesson, as evidence of a skill. */
export interface Recall {
  readonly grade: RecallGrade;
  readonly on: string;
  readonly source: RecallSource;
  /** False for a skill that a placement test skipped without asking about it. */
  readonly isAnswered?: boolean;
}

/** A review falls due when recall has fallen to this probability. */
export const RETENTION = 0.85;
const LONGEST_DAYS = 180;

const scheduler = fsrs({
  request_retention: RETENTION,
  maximum_interval: LONGEST_DAYS,
  enable_short_term: false,
  enable_fuzz: false,
});

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

/**
 * The memory after a recall. A day counts once: on the day of the last grade only the first wrong answer changes anything, because an answer right after learning
 * proves no memory. What is older than the last grade changes nothing, so that evidence may arrive twice.
 */
export function remember(memory: SkillMemory | null, recall: Recall): SkillMemory {
  const { grade, on } = recall;
  if (memory && isSettled(memory, recall)) return memory;
  const elapsed = memory ? daysBetween(memory.last_on, on) : 0;
  const { stability, difficulty } = scheduler.next_state(memory, elapsed, RATINGS[grade]);
  return {
    stability,
    difficulty,
    level: levelAfter(memory, recall),
    first_on: memory?.first_on ?? (recall.isAnswered === false ? null : on),
    last_on: on,
    last_grade: grade,
    due_on: addDays(on, scheduler.next_interval(stability, elapsed)),
  };
}

function isSettled(memory: SkillMemory, { grade, on, isAnswered = true }: Recall): boolean {
  if (!isAnswered || on < memory.last_on) return true;
  if (on > memory.last_on || memory.first_on === null) return false;
  return grade !== "again" || memory.last_grade === "again";
}

/** A level is mastered only by a right mixed review so many days after the first answer. */
const MASTERY_DAYS = 7;

function levelAfter(memory: SkillMemory | null, { grade, on, source, isAnswered = true }: Recall): MasteryLevel {
  if (!isAnswered) return "new";
  if (!memory) return "learning";
  if (grade === "again") return memory.level === "mastered" ? "familiar" : "learning";
  const { level, first_on } = memory;
  if (level === "new" || level === "learning") return "familiar";
  const isProven = source === "review" && first_on !== null && daysBetween(first_on, on) >= MASTERY_DAYS;
  return level === "familiar" && isProven ? "mastered" : level;
}

/** The probability that a learner recalls a skill on a day. */
export function recallOn({ stability, last_on }: SkillMemory, today: string): number {
  return forgetting_curve(scheduler.parameters.w, Math.max(0, daysBetween(last_on, today)), stability);
}

/** Below this probability a skill counts one level lower than it was. */
const FADING = 0.7;

/** The level that a learner sees: it falls with wrong answers and, until the next right one, with time. */
export function masteryOn(memory: SkillMemory, today: string): MasteryLevel {
  const { level } = memory;
  if (level === "new" || level === "learning" || recallOn(memory, today) >= FADING) return level;
  return level === "mastered" ? "familiar" : "learning";
}

/** The grade of all answers to questions on a skill in one lesson or quiz: that of the worst. */
export function worstGrade(grades: readonly RecallGrade[]): RecallGrade {
  if (grades.includes("again")) return "again";
  return grades.includes("hard") ? "hard" : "good";
}

/** Right at once is good, right after a second try is hard. */
export function gradeOf(answer: { readonly isFirstRight: boolean; readonly isEverRight: boolean }): RecallGrade {
  if (answer.isFirstRight) return "good";
  return answer.isEverRight ? "hard" : "again";
}
