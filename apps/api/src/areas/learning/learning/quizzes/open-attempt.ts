import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import {
  PLACEMENT_QUESTIONS,
  drawPlacement,
  drawQuiz,
  PLACEMENT_PASS_PERCENT,
} from "@candlewise/domain/learning/quiz-draw";
import type { DrawnQuestion, PastQuestion } from "@candlewise/domain/learning/quiz-draw";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { dropAttempt, findOpenAttempt, listPastQuestions, openAttempt } from "./attempt-store.ts";
import type { AttemptRow } from "./attempt-store.ts";
import { presentAttempt, questionsOf } from "./attempt.ts";
import type { CurriculumView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { finishIfAnswered } from "./finish-attempt.ts";
import type { Learner } from "../path/learner.ts";

interface Wanted {
  purpose: AttemptRow["purpose"];
  componentId: string;
  skipped: readonly string[];
  passPercent: number;
  pool: readonly CompiledItem[];
  draw(past: readonly PastQuestion[], seed: string): DrawnQuestion[];
}

/** The open attempt of a quiz, or a new one. @throws AppError `not_found` */
export async function openQuizAttempt(
  deps: LearningDependencies,
  context: SignedInContext,
  { view }: Learner,
  quizId: string,
): Promise<QuizAttempt> {
  const quiz = view.quiz(quizId);
  if (!quiz) throw new AppError("not_found");
  return resumeOrDraw(deps, context, view, {
    purpose: "quiz",
    componentId: quizId,
    skipped: [],
    passPercent: quiz.pass_percent,
    pool: quiz.items,
    draw: (past, seed) => drawQuiz(quiz.items, quiz.ask, past, seed),
  });
}

/** The open placement test of a jump, or a new one. @throws AppError `component_locked` when nothing can be tested */
export async function openPlacement(
  deps: LearningDependencies,
  context: SignedInContext,
  { view }: Learner,
  targetId: string,
  skipped: readonly string[],
): Promise<QuizAttempt> {
  const pools = placementPools(view, skipped);
  if (pools.length === 0) throw new AppError("component_locked");
  return resumeOrDraw(deps, context, view, {
    purpose: "placement",
    componentId: targetId,
    skipped,
    passPercent: PLACEMENT_PASS_PERCENT,
    pool: pools.flat(),
    draw: (past, seed) => drawPlacement(pools, past, seed),
  });
}

/** Quiz items of the skipped chapters; if too few, graded items of the skipped lessons too. */
function placementPools(view: CurriculumView, skipped: readonly string[]): CompiledItem[][] {
  const used = new Set<string>();
  const poolsOf = (itemsOf: (id: string) => readonly CompiledItem[]) => {
    const chapters = new Map<string, CompiledItem[]>();
    for (const id of skipped) {
      const chapterId = view.places.get(id)?.chapter.id ?? "";
      const fresh = itemsOf(id).filter((item) => item.is_graded && !used.has(item.id));
      for (const item of fresh) used.add(item.id);
      chapters.set(chapterId, [...(chapters.get(chapterId) ?? []), ...fresh]);
    }
    return [...chapters.values()].filter((pool) => pool.length > 0);
  };
  const ofQuizzes = poolsOf((id) => view.quiz(id)?.items ?? []);
  if (used.size >= PLACEMENT_QUESTIONS) return ofQuizzes;
  return [...ofQuizzes, ...poolsOf((id) => Object.values(view.lesson(id)?.items ?? {}))];
}

async function resumeOrDraw(
  deps: LearningDependencies,
  context: SignedInContext,
  view: CurriculumView,
  wanted: Wanted,
): Promise<QuizAttempt> {
  const { kysely } = deps.database;
  const { userId } = context;
  const open = await findOpenAttempt(kysely, userId, wanted.componentId);
  if (open && isUsable(view, open, wanted)) return presentAttempt(view, open);
  if (open && !(await finishIfAnswered(deps, context, open))) await dropAttempt(kysely, userId, open.attempt_id);

  const past = await listPastQuestions(
    kysely,
    userId,
    wanted.pool.map(({ id }) => id),
  );
  await openAttempt(kysely, userId, {
    id: deps.ids.uuid(),
    purpose: wanted.purpose,
    componentId: wanted.componentId,
    skipped: wanted.skipped,
    // Not the attempt's id: a known seed would undo the shuffling.
    questions: wanted.draw(past, deps.ids.uuid()),
    contentVersion: view.version,
    passPercent: wanted.passPercent,
    now: context.now(),
  });
  const opened = await findOpenAttempt(kysely, userId, wanted.componentId);
  if (!opened) throw new AppError("not_found");
  return presentAttempt(view, opened);
}

/** An attempt can continue while all its questions exist, its purpose is the same and some are unanswered. */
function isUsable(view: CurriculumView, open: AttemptRow, { purpose }: Wanted): boolean {
  const isWhole = questionsOf(view, open).length === open.asked;
  return isWhole && open.purpose === purpose && open.answered < open.asked;
}
