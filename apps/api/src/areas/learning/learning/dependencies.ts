import type { Arrow, ContentBundle } from "@candlewise/domain/learning/curriculum";
import type { Platform } from "#api/platform/feature.ts";
import type { DayCount, LearnedComponent } from "./lessons/completion-store.ts";
import type { Curriculum } from "./curriculum.ts";
import type { PracticePort } from "./tasks/task-facts.ts";
import type { LatestDay } from "./goal/day-store.ts";
import type { LearnerOfLesson, LessonReader } from "./path/learner-store.ts";

/** A learner's profile settings. */
export interface LearnerSettings {
  /** IANA name. */
  readonly time_zone: string;
  /** Lessons per day. */
  readonly target_lessons: number;
  readonly arrow: Arrow | null;
}

/** Where a component is, as far as the plan of a learner asks. */
export interface CourseOfPlan {
  readonly isFree: boolean;
  /** How many courses are free. */
  readonly freeCourses: number;
}

/** What learners without a paid plan may open. */
export interface FreePlan {
  /** Begins a lesson. @throws AppError `free_limit_reached` */
  openLesson(userId: string, lesson: CourseOfPlan & { readonly lessonId: string }): Promise<void>;
  /** @throws AppError `free_limit_reached` unless the course is free or paid for */
  requireCourse(userId: string, course: CourseOfPlan): Promise<void>;
  /** Whether a learner has ever paid. */
  hadAccess(userId: string): Promise<boolean>;
}

/** What learning needs from other features; the app supplies it. */
export interface LearningPorts {
  readonly content: ContentBundle;
  learnerSettings(userId: string): Promise<LearnerSettings>;
  /** The UUID of the guest that a token proves; null for any other token. */
  guestOf(token: string): Promise<string | null>;
  readonly practice: PracticePort;
  /** Null where nothing is limited. */
  readonly freePlan: FreePlan | null;
}

/** Dependencies of this feature's use cases. */
export interface LearningDependencies
  extends Pick<Platform, "database" | "ids" | "outbox">, Omit<LearningPorts, "content"> {
  readonly curriculum: Curriculum;
  /** Batched: one statement for many calls. */
  loadLearnerOfLesson(reader: LessonReader): Promise<LearnerOfLesson>;
  /** Batched: one statement for many calls. */
  findLatestDay(userId: string): Promise<LatestDay | null>;
  /** Batched: one statement and one disk flush for many calls. */
  saveCompletion(learned: LearnedComponent): Promise<DayCount>;
  /** The seed that shuffles a lesson for a learner; unguessable, so that the shuffling cannot be undone. */
  lessonSeed(userId: string, lessonId: string, version: number): string;
  /** The seed that draws a placement test after so many failed ones; unguessable. */
  placementSeed(userId: string, targetId: string, failed: number): string;
}
