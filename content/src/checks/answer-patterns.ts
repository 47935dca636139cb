import type { CompiledCurriculum } from "@candlewise/domain/learning/curriculum";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import { plainText } from "@candlewise/domain/learning/rich-text";
import type { Problems } from "../problems.ts";
import type { Sources } from "../sources.ts";
import { itemsOfCourse } from "./course-items.ts";

type Choice = Extract<CompiledItem, { type: "choice" }>;

/** Fewer choice items than this cannot show a pattern. */
const ENOUGH_ITEMS = 12;
/** Share of items whose right choice may be the longest, and share in which it may be the shortest. */
const EXTREME_SHARE = 0.3;
/** A position may hold this many times its even share of right answers, and `SLACK` more in small courses. */
const POSITION_FACTOR = 1.5;
const SLACK = 3;

/** Reports courses, and challenges as a whole, whose right answers could be guessed by their place or length. */
export function checkAnswerPatterns(sources: Sources, english: CompiledCurriculum, problems: Problems): void {
  for (const [id, { file }] of sources.courses)
    checkItems(itemsOfCourse(english, id).filter(isChoice), file.path, problems);
  const days = Object.values(english.challenges).flatMap((challenge) => challenge.days);
  checkItems(
    days.flatMap((day) => (day.type === "questions" ? day.items.filter(isChoice) : [])),
    "challenges",
    problems,
  );
}

function checkItems(items: readonly Choice[], path: string, problems: Problems): void {
  const report = (message: string): void => {
    if (items.length < ENOUGH_ITEMS) problems.warn(path, 1, message);
    else problems.error(path, 1, message);
  };
  checkPositions(items, report);
  checkLengths(items, report);
}

const isChoice = (item: CompiledItem): item is Choice => item.type === "choice" && item.is_graded;

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
  for (const [extreme, isExtreme, advice] of [
    ["longest", (right: number, wrong: number) => wrong < right, "shorten right or lengthen wrong ones"],
    ["shortest", (right: number, wrong: number) => wrong > right, "lengthen right or shorten wrong ones"],
  ] as const) {
    const found = items.filter(({ choices }) => {
      const right = lengthOf(choices.find(({ correct }) => correct));
      return choices.every((choice) => choice.correct || isExtreme(right, lengthOf(choice)));
    });
    if (found.length <= items.length * EXTREME_SHARE) continue;
    const examples = found
      .slice(0, 5)
      .map((item) => item.id)
      .join(", ");
    const message = `the right choice is the ${extreme} in ${found.length} of ${items.length} choice items, at most 30 % may be`;
    report(`${message}; ${advice}, such as ${examples}`);
  }
}

const lengthOf = (choice: Choice["choices"][number] | undefined): number =>
  choice ? plainText(choice.text).length : 0;
