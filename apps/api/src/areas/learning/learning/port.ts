import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ChallengePort } from "./challenges/challenge-port.ts";
import type { ContentNames } from "./curriculum.ts";
import type { LessonLink } from "./lessons/lesson-links.ts";
import type { AskedPlace, AskedQuestion } from "./questions/asked-question.ts";
import type { PastLearning } from "./path/past-learning.ts";
import type { loadCoursesAhead, loadLearningStats } from "./path/learner-summary.ts";

export type { ContentNames } from "./curriculum.ts";
export type { AskedQuestion } from "./questions/asked-question.ts";

/** What other features may ask about a learner. */
export interface LearningPort {
  /** A user's learning totals. */
  stats(userId: string): ReturnType<typeof loadLearningStats>;
  /** Courses of the path in use, or of the goal's first path, in order. */
  coursesAhead(context: SignedInContext): ReturnType<typeof loadCoursesAhead>;
  readonly challenges: ChallengePort;
  /** Everything that a learner completed. */
  past(userId: string): Promise<PastLearning>;
  /** Whether a component of the curriculum is about crypto. */
  isCrypto(componentId: string): boolean;
  /**
   * A question that the caller was asked, with the answer that is stored.
   * @throws AppError `not_found`, `component_locked`, `answer_mismatch`
   */
  askedQuestion(context: SignedInContext, place: AskedPlace): Promise<AskedQuestion>;
  /**
   * For each of these lists of lessons the first one of the path that the learner follows, or else the first that the learner can see; null when
   * there is none.
   */
  lessonLinks(context: SignedInContext, lists: readonly (readonly string[])[]): Promise<readonly (LessonLink | null)[]>;
  /** The courses that are free and visible to the caller. */
  freeCourses(context: SignedInContext): Promise<readonly string[]>;
  /** Titles of the content. */
  contentNames(): ContentNames;
}
