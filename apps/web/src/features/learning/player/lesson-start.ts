import type { Lesson, QuizAttempt } from "@candlewise/contracts/learning/schemas";
import type { SavedProgress } from "./saved-progress.ts";
import { firstUnanswered } from "./player-selectors.ts";
import type { GivenAnswer, PlayerStart, Step } from "./player-types.ts";

const lessonSteps = (lesson: Lesson): Step[] =>
  lesson.pages.map((page) => ({ id: page.id, item: page.item === null ? null : (lesson.items[page.item] ?? null) }));

/** The server's answers, and those that only this device knows of, second tries among them. Ids begin with their time. */
function allGiven(known: readonly GivenAnswer[], saved: SavedProgress | null): GivenAnswer[] {
  const waiting = Object.entries(saved?.given ?? {}).flatMap(([question_id, given]) => {
    const before = known.find((each) => each.question_id === question_id);
    const isLater = before?.verdict?.can_retry === true && given.answer_id > before.answer_id;
    return before && !isLater ? [] : [{ ...given, question_id, verdict: null }];
  });
  return [...known.filter((each) => !waiting.some(({ question_id }) => question_id === each.question_id)), ...waiting];
}

/** The first page whose item has no answer yet: nobody gets past it, so nothing behind it counts as seen. */
function reachable(steps: readonly Step[], given: readonly GivenAnswer[]): number {
  const answered = new Set(given.map(({ question_id }) => question_id));
  const stop = steps.findIndex(({ item }) => item !== null && !answered.has(item.id));
  return stop === -1 ? steps.length - 1 : stop;
}

/**
 * Where a lesson goes on: on the page left last, on this device if the server has not heard of it yet, otherwise on any. A lesson
 * completed before begins at its first page with all pages open.
 */
export function lessonStart(lesson: Lesson, saved: SavedProgress | null): PlayerStart {
  const steps = lessonSteps(lesson);
  const given = allGiven(lesson.answers, saved);
  const drafts = saved?.drafts ?? {};
  if (lesson.status === "completed") return { steps, given, drafts, at: 0, furthest: steps.length - 1 };
  const pageId = saved && !saved.isPageSent && saved.pageId !== null ? saved.pageId : lesson.position;
  const left = Math.max(
    0,
    steps.findIndex(({ id }) => id === pageId),
  );
  const at = Math.min(left, reachable(steps, given));
  const answeredTo = steps.findLastIndex(({ item }) => given.some(({ question_id }) => question_id === item?.id));
  const furthest = Math.max(at, Math.min(answeredTo, reachable(steps, given)));
  return { steps, given, drafts, at, furthest, returnsMissed: true, reviewId: pageId };
}

/** Where an attempt goes on: at its first open question. */
export function attemptStart({ questions, answers }: QuizAttempt, saved: SavedProgress | null): PlayerStart {
  const steps = questions.map((item) => ({ id: item.id, item }));
  const given = allGiven(answers, saved);
  const at = firstUnanswered(steps, given);
  return { steps, given, drafts: saved?.drafts ?? {}, at, furthest: at };
}
