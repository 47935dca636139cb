import type { CompiledCurriculum } from "@candlewise/domain/learning/curriculum";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import { plainText } from "@candlewise/domain/learning/rich-text";
import type { Problems } from "../problems.ts";
import type { Sources } from "../sources.ts";

type Choice = Extract<CompiledItem, { type: "choice" }>;

/** Fewer choice items than this cannot show a pattern. */
const ENOUGH_ITEMS = 12;
/** Share of items whose right choice may be the longest. */
const LONGEST_SHARE = 0.4;
/** A position may hold this many times its even share of right answers, and `SLACK` more in small courses. */
const POSITION_FACTOR = 1.5;
const SLACK = 3;

/** Reports courses whose right answers could be guessed by their place or length. */
export function checkAnswerPatterns(sources: Sources, english: CompiledCurriculum, problems: Problems): void {
  for (const [id, { file }] of sources.courses) {
    const items = choiceItems(english, id);
    const report = (message: string): void => {
      if (items.length < ENOUGH_ITEMS) problems.warn(file.path, 1, message);
      else problems.error(file.path, 1, message);
    };
    checkPositions(items, report);
    checkLengths(items, report);
  }
}

function choiceItems(english: CompiledCurriculum, courseId: string): Choice[] {
  const chapters = english.courses[courseId]?.chapters ?? [];
  return chapters.flatMap((chapter) =>
    chapter.components.flatMap(({ id }) => {
      const quiz = english.quizzes[id];
      const own = quiz?.kind === "chapter" ? quiz.items : [];
      const items = [...own, ...Object.values(english.lessons[id]?.items ?? {})];
      return items.filter((item): item is Choice => item.type === "choice" && item.is_graded);
    }),
  );
}

function checkPositions(items: readonly Choice[], report: (message: string) => void): void {
  const most = Math.max(0, ...items.map((item) => item.choices.length));
  for (let position = 0; position < most; position += 1) {
    const found = items.filter((item) => item.choices[position]?.correct).length;
    const even = items.reduce((sum, item) => sum + (position < item.choices.length ? 1 / item.choices.length : 0), 0);
    if (found <= Math.max(even * POSITION_FACTOR, even + SLACK)) continue;
    const message = `the right choice stands in place ${position + 1} in ${found} of ${items.length} choice items, about ${Math.round(even)} would be even`;
    report(`${message}; move some`);
  }
}

function checkLengths(items: readonly Choice[], report: (message: string) => void): void {
  const isLongest = (item: Choice): boolean => {
    const lengths = item.choices.map(({ correct, text }) => ({ correct, length: plainText(text).length }));
    const right = lengths.find(({ correct }) => correct)?.length ?? 0;
    return lengths.every(({ correct, length }) => correct || length < right);
  };
  const tooLong = items.filter(isLongest);
  if (tooLong.length <= items.length * LONGEST_SHARE) return;
  const examples = tooLong
    .slice(0, 5)
    .map((item) => item.id)
    .join(", ");
  const message = `the right choice is the longest in ${tooLong.length} of ${items.length} choice items, at most 40 % may be`;
  report(`${message}; shorten right or lengthen wrong ones, such as ${examples}`);
}
