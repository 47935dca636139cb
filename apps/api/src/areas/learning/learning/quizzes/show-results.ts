import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import type { Completion, QuizResults } from "@candlewise/contracts/learning/schemas";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { gradeQuiz, scoreQuiz } from "@candlewise/domain/learning/quiz-score";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findAttempt } from "./attempt-store.ts";
import type { AttemptRow } from "./attempt-store.ts";
import { answersOf, questionsOf } from "./attempt.ts";
import type { Question } from "./attempt.ts";
import { presentCompletion, presentPlacement } from "../lessons/completion.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { withOthers } from "../questions/estimates.ts";
import { finishIfAnswered } from "./finish-attempt.ts";
import { skillLesson } from "./skill-lesson.ts";
import { loadPlacementHistory, waitFor } from "./placement-waits.ts";
import { loadLearner } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { loadDailyGoal } from "../goal/show-daily-goal.ts";
import { findCompletion, listCompletedBy } from "../lessons/completion-store.ts";

/**
 * The result of a fully answered attempt. Idempotent.
 * @throws AppError `not_found`, `attempt_open`
 */
export async function showQuizResults(
  deps: LearningDependencies,
  context: SignedInContext,
  attemptId: string,
): Promise<QuizResults> {
  const attempt = await findAttempt(deps.database.kysely, context.userId, attemptId);
  if (!attempt || attempt.state === "dropped" || isOthers(attempt.purpose)) throw new AppError("not_found");
  if (attempt.state === "open" && !(await finishIfAnswered(deps, context, attempt))) throw new AppError("attempt_open");

  const { purpose } = attempt;
  const view = deps.curriculum.view(context.language, NOTHING_HIDDEN);
  const questions = questionsOf(view, attempt);
  const { skills, ...score } = scoreAttempt(questions, attempt);
  const learner = await loadLearner(deps, context);
  const place = learner.view.places.get(attempt.component_id);
  return {
    attempt_id: attemptId,
    quiz_id: attempt.component_id,
    purpose,
    ...score,
    pass_percent: attempt.pass_percent,
    skills: skills.map((skill) => {
      const lesson = place && skillLesson(learner, place, skill.id);
      return { ...skill, title: view.skills[skill.id]?.title ?? skill.id, ...(lesson && { lesson }) };
    }),
    review: await reviewOf(deps, questions, attempt),
    completion: score.is_passed ? await completionOf(deps, context, { learner, attempt }) : null,
    ...(attempt.purpose === "placement" &&
      !score.is_passed &&
      (await placementWaitOf(deps, context, { learner, attempt }))),
  };
}

/** Whose result is not that of a quiz. */
const isOthers = (purpose: AttemptRow["purpose"]): purpose is Exclude<AttemptRow["purpose"], "quiz" | "placement"> =>
  purpose !== "quiz" && purpose !== "placement";

interface LearnerAttempt {
  learner: Learner;
  attempt: AttemptRow;
}

async function placementWaitOf(
  deps: LearningDependencies,
  context: SignedInContext,
  { learner, attempt }: LearnerAttempt,
): Promise<Pick<QuizResults, "placement_wait">> {
  const wait = waitFor(learner, attempt.skipped, await loadPlacementHistory(deps, context));
  return wait ? { placement_wait: wait } : {};
}

/** The stored score, and the skills of questions still in the curriculum. */
function scoreAttempt(questions: readonly Question[], attempt: AttemptRow) {
  const answers = questions.flatMap(({ item }) => {
    const row = attempt.answers.find(({ item_id }) => item_id === item.id);
    return row ? [{ skill: item.skill, is_correct: row.is_correct === true }] : [];
  });
  const { skills } = scoreQuiz(answers, attempt.pass_percent);
  const { asked, correct, pass_percent } = attempt;
  return { asked, correct, ...gradeQuiz(correct, asked, pass_percent), skills };
}

/** The questions of an attempt with the answers and their verdicts. */
export async function reviewOf(
  { database }: LearningDependencies,
  questions: readonly Question[],
  attempt: AttemptRow,
): Promise<QuizResults["review"]> {
  const items = questions.map(({ item }) => item);
  const answers = await withOthers(database.kysely, items, answersOf(questions, attempt));
  return questions.flatMap(({ item, seed }) => {
    const given = answers.find(({ question_id }) => question_id === item.id);
    return given ? [{ question: presentItem(item, seed), answer: given.answer, verdict: given.verdict }] : [];
  });
}

async function completionOf(
  deps: LearningDependencies,
  context: SignedInContext,
  { learner, attempt }: LearnerAttempt,
): Promise<Completion | null> {
  const { kysely } = deps.database;
  const { userId } = context;
  const settings = await deps.learnerSettings(userId);
  const day = await loadDailyGoal(deps, context, settings);
  const place = learner.view.places.get(attempt.component_id);
  if (!place) return null;
  const facts = { is_excellent: false, xp: 0, is_repeat: false, isLessonCounted: false, ...day };
  if (attempt.purpose === "placement") {
    const rows = await listCompletedBy(kysely, userId, attempt.attempt_id);
    const leapt = attempt.skipped.filter((id) => rows.some((row) => row.component_id === id));
    return presentPlacement(learner, place, leapt, facts);
  }
  const row = await findCompletion(kysely, userId, attempt.component_id);
  const isEarned = row?.attempt_id === attempt.attempt_id;
  return presentCompletion(learner, place, {
    ...facts,
    is_excellent: row?.is_excellent ?? false,
    xp: isEarned ? row.xp : 0,
    is_repeat: !isEarned,
  });
}
