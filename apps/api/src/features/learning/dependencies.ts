import type { Arrow, ContentBundle } from "@candlewise/domain/learning/curriculum";
import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import type { CompletedLesson, DayCount } from "./completion-store.ts";
import type { Curriculum, Hidden } from "./curriculum.ts";
import type { PracticePort } from "./task-facts.ts";
import type { LatestDay, LearnerOfLesson, LessonReader } from "./store.ts";

/** What the profile keeps of a learner. */
export interface LearnerSettings {
  /** IANA name. */
  readonly time_zone: string;
  /** Lessons a day. */
  readonly target_lessons: number;
  readonly arrow: Arrow | null;
}

/** What learning needs of other features; the app supplies it. */
export interface LearningPorts {
  readonly content: ContentBundle;
  learnerSettings(userId: string): Promise<LearnerSettings>;
  noteTimeZone(userId: string, zone: string): Promise<void>;
  /** What the caller's country hides; the learner's own choice about crypto is kept beside it. */
  hides(context: SignedInContext): Promise<Hidden>;
  readonly practice: PracticePort;
}

/** Everything a use case of this feature works with. */
export interface LearningDependencies
  extends Pick<Platform, "database" | "ids" | "outbox">, Omit<LearningPorts, "content"> {
  readonly curriculum: Curriculum;
  /** Of many calls at once, one statement. */
  loadLearnerOfLesson(reader: LessonReader): Promise<LearnerOfLesson>;
  /** Of many calls at once, one statement. */
  findLatestDay(userId: string): Promise<LatestDay | null>;
  /** Of many calls at once, one statement and one flush to the disk. */
  saveCompletedLesson(lesson: CompletedLesson): Promise<DayCount>;
  /** The seed under which a learner meets a lesson; nobody can guess it, so nobody can undo the mixing. */
  lessonSeed(userId: string, lessonId: string, version: number): string;
}
