import type { Lesson } from "@candlewise/contracts/learning/schemas";
import type { CompiledLesson } from "@candlewise/domain/learning/curriculum";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { plainText } from "@candlewise/domain/learning/rich-text";
import type { RichText } from "@candlewise/domain/learning/rich-text";
import { watchFor } from "@candlewise/domain/learning/watch-for";
import { AppError } from "#api/platform/errors.ts";
import type { LearnerContext } from "../guests/guest-learner.ts";
import { listLessonAnswers } from "../questions/answer-store.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { withOthers } from "../questions/estimates.ts";
import { presentLessonAnswers } from "../questions/given-answers.ts";
import { loadLearner } from "../path/learner.ts";
import { openLessonAt, openLessonOf } from "../path/lesson-place.ts";
import type { LessonAddress } from "../path/lesson-place.ts";
import { listRecentAnswers } from "../reviews/review-store.ts";
import { openByPlan, takeByPlan } from "./open-by-plan.ts";
import { findPosition, savePosition } from "./position-store.ts";

interface LessonOptions {
  readonly ignore_choice_pages?: boolean | undefined;
  readonly styled_text?: boolean | undefined;
}

/**
 * A lesson without its answers, with the caller's position and answers so far.
 * @throws AppError `not_found`, `lesson_mismatch`, `component_locked`, `free_limit_reached`
 */
export async function showLesson(
  deps: LearningDependencies,
  context: LearnerContext,
  address: LessonAddress,
  options: LessonOptions,
): Promise<Lesson> {
  const { kysely } = deps.database;
  const { userId } = context;
  const [learner, position, recent] = await Promise.all([
    loadLearner(deps, context),
    findPosition(kysely, userId, address.lesson_id),
    listRecentAnswers(kysely, userId, context.now()),
  ]);
  const place = openLessonAt(learner, address);
  const { lesson, course, chapter, status } = place;
  await openByPlan(deps, context, learner, place);
  const answers = await listLessonAnswers(kysely, userId, lesson);
  const seed = deps.lessonSeed(userId, lesson.id, lesson.version);
  const items = Object.values(lesson.items);
  const shown = presentPages(lesson, seed, options);
  const { id, version, title, summary, minutes, sources, is_fallback } = lesson;
  const { view } = learner;
  const watched = watchFor({ skills: lesson.skills, answers: recent, curriculum: view, itemOf: (id) => view.item(id) });
  return {
    id,
    course_id: course.id,
    chapter_id: chapter.id,
    version,
    title,
    summary,
    minutes,
    status,
    ...shown,
    sources,
    is_fallback,
    ...(watched !== null && { watch_for: watched }),
    position: shown.pages.some((page) => page.id === position) ? position : null,
    answers: await withOthers(kysely, items, presentLessonAnswers(items, seed, answers)),
  };
}

function presentPages(lesson: CompiledLesson, seed: string, options: LessonOptions) {
  const isPlain = !options.styled_text;
  const pages = lesson.pages.filter((page) => !options.ignore_choice_pages || page.kind !== "choice");
  const words = (text: RichText) => (isPlain ? [plainText(text)] : text);
  const items = pages.flatMap(({ item: key }) => {
    const item = key === null ? undefined : lesson.items[key];
    return key === null || !item ? [] : [[key, presentItem(item, seed, { plain: isPlain })] as const];
  });
  return {
    pages: pages.map((page) => ({ ...page, body: isPlain ? plainText(page.body) : page.body })),
    items: Object.fromEntries(items),
    glossary: Object.fromEntries(
      Object.entries(lesson.glossary).map(([term, { title, text }]) => [term, { title, text: words(text) }]),
    ),
  };
}

/** Stores the learner's current page. @throws AppError `not_found`, `component_locked`, `free_limit_reached` */
export async function saveLessonPosition(
  deps: LearningDependencies,
  context: LearnerContext,
  lessonId: string,
  pageId: string,
): Promise<{ page_id: string }> {
  const learner = await loadLearner(deps, context);
  const place = openLessonOf(learner, lessonId);
  if (!place.lesson.pages.some((page) => page.id === pageId)) throw new AppError("not_found");
  await takeByPlan(deps, context, learner, place);
  await savePosition(deps.database.kysely, context.userId, { lessonId, pageId, now: context.now() });
  return { page_id: pageId };
}
