import type { Requirement, TaskKind } from "./task-requirement.ts";
import type { Figure } from "./figures.ts";
import type { CompiledItem } from "./items.ts";
import type { RichText } from "./rich-text.ts";

/** The goals of learners, in display order. */
export const ARROWS = ["wealth_growth", "investing", "trading", "crypto", "ai_trading"] as const;
export type Arrow = (typeof ARROWS)[number];

export const COMPONENT_TYPES = ["lesson", "quiz", "brokerage_task"] as const;
export type ComponentType = (typeof COMPONENT_TYPES)[number];

export const COMPONENT_STATUSES = ["completed", "in_progress", "locked", "jump_here"] as const;
export type ComponentStatus = (typeof COMPONENT_STATUSES)[number];

export interface Source {
  publisher: string;
  title: string;
  url: string;
  /** Year or date that the source refers to. */
  as_of: string;
}

export interface LessonPage {
  id: string;
  /** `item`: graded; `choice`: a reflection without a right answer. */
  kind: "text" | "item" | "choice";
  title: string;
  body: RichText;
  figure: Figure | null;
  /** Key of the lesson's `items`, on item and choice pages. */
  item: string | null;
}

/** Texts and numbers of a lesson in one language. */
export interface CompiledLesson {
  id: string;
  version: number;
  title: string;
  summary: string;
  minutes: number;
  skills: string[];
  is_crypto: boolean;
  pages: LessonPage[];
  items: Record<string, CompiledItem>;
  sources: Source[];
  /** Terms used on the pages. */
  glossary: Record<string, { title: string; text: RichText }>;
  /** Whether English replaces a missing or outdated translation. */
  is_fallback: boolean;
}

export interface CompiledQuiz {
  id: string;
  version: number;
  kind: "chapter" | "course_test";
  title: string;
  /** Questions asked in one attempt. */
  ask: number;
  /** Percentage of right answers required to pass. */
  pass_percent: number;
  /** Of a course test: those of the quizzes that it draws from, and its own. */
  items: CompiledItem[];
  /** The ids of a course test's own items, and how many of them an attempt asks; null where there are none. */
  own: { ask: number; items: string[] } | null;
  is_fallback: boolean;
}

/** The place in the simulator where a task is done. */
export const TASK_PLACES = ["market", "portfolio", "journal"] as const;
export type TaskPlace = (typeof TASK_PLACES)[number];

/** A practical task, judged by the state of the practice account. */
export interface CompiledTask {
  id: string;
  version: number;
  title: string;
  summary: string;
  minutes: number;
  is_crypto: boolean;
  /** Why the task matters. */
  why: RichText;
  place: TaskPlace;
  /** Kind of instruments that the market shows first; null for all. */
  kind: TaskKind | null;
  steps: { id: string; text: RichText; requirement: Requirement }[];
  is_fallback: boolean;
}

/** Levels of daily challenges, easiest first. */
export const CHALLENGE_LEVELS = ["beginner", "intermediate", "advanced"] as const;
export type ChallengeLevel = (typeof CHALLENGE_LEVELS)[number];

interface ChallengeDay {
  id: string;
  title: string;
  summary: string;
  minutes: number;
  /** Points for completing it. */
  xp: number;
}

/** The task of one day: questions, or steps in the simulator. */
export type CompiledChallengeDay =
  | (ChallengeDay & { type: "questions"; items: CompiledItem[] })
  | (ChallengeDay & { type: "practice" } & Pick<CompiledTask, "why" | "place" | "kind" | "steps">);

/** A challenge of several days with one task a day. */
export interface CompiledChallenge {
  id: string;
  version: number;
  title: string;
  /** What the learner can do at the end. */
  promise: string;
  level: ChallengeLevel;
  /** The reward after the last day. */
  coins: number;
  /** Shown only to learners who joined it. */
  is_retired: boolean;
  days: CompiledChallengeDay[];
  is_fallback: boolean;
}

export interface CompiledComponent {
  id: string;
  type: ComponentType;
  title: string;
  summary: string;
  minutes: number;
  is_crypto: boolean;
}

export interface CompiledChapter {
  id: string;
  title: string;
  summary: string;
  components: CompiledComponent[];
}

export interface CompiledCourse {
  id: string;
  kind: "course" | "mini_course";
  title: string;
  summary: string;
  /** Learning outcomes. */
  outcomes: string[];
  is_crypto: boolean;
  chapters: CompiledChapter[];
}

export interface CompiledPath {
  id: string;
  arrow: Arrow;
  title: string;
  summary: string;
  is_crypto: boolean;
  /** Course ids in order. */
  courses: string[];
}

/** A term of the glossary. */
export interface CompiledTerm {
  title: string;
  text: RichText;
  /** The term at work, mostly in figures; null where none is written. */
  example: RichText | null;
}

/** The whole curriculum in one language. */
export interface CompiledCurriculum {
  language: string;
  paths: CompiledPath[];
  courses: Record<string, CompiledCourse>;
  lessons: Record<string, CompiledLesson>;
  quizzes: Record<string, CompiledQuiz>;
  tasks: Record<string, CompiledTask>;
  challenges: Record<string, CompiledChallenge>;
  /** By the ids that `{% term %}` names. */
  glossary: Record<string, CompiledTerm>;
  skills: Record<string, { title: string; prerequisites: string[]; misconceptions: Record<string, string> }>;
}

/** What the content compiler writes to `content/dist/content.json`. */
export interface ContentBundle {
  /** Digest of everything below. */
  hash: string;
  languages: Record<string, CompiledCurriculum>;
}
