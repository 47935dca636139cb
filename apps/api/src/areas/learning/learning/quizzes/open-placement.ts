import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import { placementWait } from "@candlewise/domain/learning/placement-wait";
import { drawPlacement, PLACEMENT_PASS_PERCENT } from "@candlewise/domain/learning/quiz-draw";
import type { DrawnQuestion, PastQuestion, PlacementPools } from "@candlewise/domain/learning/quiz-draw";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { dropAttempt, findOpenAttempt, saveAttempt, listPastQuestions } from "./attempt-store.ts";
import type { AttemptRow } from "./attempt-store.ts";
import { isUsable, presentAttempt } from "./attempt.ts";
import type { CurriculumView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { finishIfAnswered } from "./finish-attempt.ts";
import { statusOf, withLockedLearner } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { listFailedPlacements, listLessonQuestions, listOpenAttempts, lockOpenAttempts } from "./placement-store.ts";
import { presentWait } from "./placement-waits.ts";

/** A jump to a component and what it skips. */
interface Jump {
  readonly targetId: string;
  readonly skipped: readonly string[];
}

/** Finishes open attempts that have all their answers, in the way of a jump to a component. Whether there were any. */
export async function finishAnsweredAttempts(
  deps: LearningDependencies,
  context: SignedInContext,
  targetId: string,
): Promise<boolean> {
  const open = await listOpenAttempts(deps.database.kysely, context.userId, targetId);
  const answered = open.filter(isAnswered);
  for (const attempt of answered) await finishIfAnswered(deps, context, attempt);
  return answered.length > 0;
}

/**
 * The open placement test of a jump, or a new one. A learner has one test with answers at a time, and the next one after a failed test has
 * to wait. Null when a test was answered or the target reached meanwhile, which has to be considered first.
 * @throws AppError `component_locked` when nothing can be tested, `placement_closed`, `placement_under_way`
 */
export async function openPlacement(
  deps: LearningDependencies,
  context: SignedInContext,
  { view }: Learner,
  jump: Jump,
): Promise<QuizAttempt | null> {
  const pools = poolsOf(view, jump.skipped);
  if ([...pools.quizzes, ...pools.lessons].length === 0) throw new AppError("component_locked");
  const opened = await withLockedLearner(deps, context, view, (transaction, learner) =>
    resumeOrBegin(deps, transaction, { context, learner, jump, pools }),
  );
  // Thrown after the commit: a test discarded on the way stays discarded.
  if (opened instanceof AppError) throw opened;
  return opened;
}

interface Opening {
  readonly context: SignedInContext;
  readonly learner: Learner;
  readonly jump: Jump;
  readonly pools: PlacementPools;
}

async function resumeOrBegin(
  deps: LearningDependencies,
  transaction: Transaction,
  { context, learner, jump, pools }: Opening,
): Promise<QuizAttempt | AppError | null> {
  const { userId } = context;
  const { view, completed } = learner;
  const open = await lockOpenAttempts(transaction, userId, jump.targetId);
  if (open.some(isAnswered) || !isAhead(learner, jump.targetId)) return null;
  const own = open.find(({ component_id }) => component_id === jump.targetId);
  if (own && isUsable(view, own, "placement")) return presentAttempt(view, own);

  for (const attempt of open) {
    const isUnderWay = attempt !== own && attempt.answered > 0 && isAhead(learner, attempt.component_id);
    if (isUnderWay) return AppError.withFacts("placement_under_way", { component_id: attempt.component_id });
    await dropAttempt(transaction, userId, attempt.attempt_id);
  }
  const failed = await listFailedPlacements(transaction, userId);
  const wait = placementWait(jump.skipped, failed, completed, context.now());
  if (wait) return AppError.withFacts("placement_closed", presentWait(wait));

  const past = await listMetQuestions(deps, transaction, userId, pools);
  // Without a failed test in between the same questions come again, so that opening tests is no way to choose them.
  const seed = deps.placementSeed(userId, jump.targetId, failed.length);
  await saveAttempt(transaction, userId, {
    id: deps.ids.uuid(),
    purpose: "placement",
    componentId: jump.targetId,
    skipped: jump.skipped,
    questions: drawPlacement(pools, past, seed),
    contentVersion: view.version,
    passPercent: PLACEMENT_PASS_PERCENT,
    now: context.now(),
  });
  const opened = await findOpenAttempt(transaction, userId, jump.targetId);
  if (!opened) throw new AppError("not_found");
  return presentAttempt(view, opened);
}

const isAnswered = ({ answered, asked }: AttemptRow): boolean => answered >= asked;

function isAhead(learner: Learner, componentId: string): boolean {
  const place = learner.view.places.get(componentId);
  return place !== undefined && statusOf(learner, place) === "jump_here";
}

/** Questions that the learner has met, in lessons and in attempts. */
async function listMetQuestions(
  deps: LearningDependencies,
  db: Queryable,
  userId: string,
  { quizzes, lessons }: PlacementPools,
): Promise<PastQuestion[]> {
  const ids = [...quizzes, ...lessons].flat().map(({ id }) => id);
  const inLessons = await listLessonQuestions(db, userId, ids);
  const read = inLessons.map(({ item_id, lesson_id, version, is_correct }) => {
    const question: DrawnQuestion = { item_id, seed: deps.lessonSeed(userId, lesson_id, version) };
    return { ...question, is_correct };
  });
  return [...read, ...(await listPastQuestions(db, userId, ids))];
}

/** Graded items of the skipped quizzes and lessons, by chapter, each once. */
function poolsOf(view: CurriculumView, skipped: readonly string[]): PlacementPools {
  const used = new Set<string>();
  const byChapter = (itemsOf: (id: string) => readonly CompiledItem[]) => {
    const chapters = new Map<string, CompiledItem[]>();
    for (const id of skipped) {
      const chapterId = view.places.get(id)?.chapter.id ?? "";
      const fresh = itemsOf(id).filter((item) => item.is_graded && !used.has(item.id));
      for (const item of fresh) used.add(item.id);
      chapters.set(chapterId, [...(chapters.get(chapterId) ?? []), ...fresh]);
    }
    return [...chapters.values()].filter((pool) => pool.length > 0);
  };
  return {
    quizzes: byChapter((id) => view.quiz(id)?.items ?? []),
    lessons: byChapter((id) => Object.values(view.lesson(id)?.items ?? {})),
  };
}
