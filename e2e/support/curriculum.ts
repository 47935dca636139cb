import { readFileSync } from "node:fs";
import type {
  CompiledChallenge,
  CompiledLesson,
  CompiledQuiz,
  ContentBundle,
} from "@candlewise/domain/learning/curriculum";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import { plainText, type RichText } from "@candlewise/domain/learning/rich-text";

const bundle = JSON.parse(
  readFileSync(new URL("../../content/dist/content.json", import.meta.url), "utf8"),
) as ContentBundle;
const english = bundle.languages["en"];
if (!english) throw new Error("The content has no English: run `npm run content` first.");

export const COURSE = "foundations";
export const CHAPTER = "foundations-markets";
export const CHAPTER_QUIZ = "foundations-markets-quiz";
/** The lessons of the first chapter, in the order they unlock. */
export const CHAPTER_LESSONS: readonly string[] = lessonsOf(0);
/** The lesson that opens when the first chapter is completed. */
export const [NEXT_CHAPTER_LESSON = ""] = lessonsOf(1);

function lessonsOf(chapter: number): string[] {
  const components = english?.courses[COURSE]?.chapters[chapter]?.components ?? [];
  return components.filter(({ type }) => type === "lesson").map(({ id }) => id);
}

export const lessonPath = (id: string, chapter = CHAPTER, course = COURSE): string =>
  `/courses/${course}/chapters/${chapter}/lessons/${id}`;

export const taskPath = (id: string, chapter = CHAPTER, course = COURSE): string =>
  `/courses/${course}/chapters/${chapter}/tasks/${id}`;

export function authoredLesson(id: string): CompiledLesson {
  const lesson = english?.lessons[id];
  if (!lesson) throw new Error(`There is no lesson ${id}.`);
  return lesson;
}

export function authoredQuiz(id: string): CompiledQuiz {
  const quiz = english?.quizzes[id];
  if (!quiz) throw new Error(`There is no quiz ${id}.`);
  return quiz;
}

export function authoredChallenge(id: string): CompiledChallenge {
  const challenge = english?.challenges[id];
  if (!challenge) throw new Error(`There is no challenge ${id}.`);
  return challenge;
}

/** What a review may ask: the items of all lessons and quizzes. */
export const allItems: readonly CompiledItem[] = [
  ...Object.values(english.lessons).flatMap(({ items }) => Object.values(items)),
  ...Object.values(english.quizzes).flatMap(({ items }) => items),
];

/** Normalizes words for comparison with a page's text, whose whitespace depends on the layout. */
export const squeezed = (words: string): string => words.replaceAll(/\s+/g, "");
export const wordsOf = (text: RichText): string => plainText(text).replaceAll(/\s+/g, " ");

const promptsOf = (item: CompiledItem): RichText[] =>
  item.type === "numeric" ? item.variants.map(({ prompt }) => prompt) : [item.prompt];

/** The item a page asks, found by its words, with the drawn variant of a numeric item. Throws when no item matches. */
export function itemAsking(items: readonly CompiledItem[], prompt: string): { item: CompiledItem; variant: number } {
  const wanted = squeezed(prompt);
  for (const item of items) {
    const variant = promptsOf(item).findIndex((each) => squeezed(plainText(each)) === wanted);
    if (variant >= 0) return { item, variant };
  }
  throw new Error(`No authored item asks “${prompt}”.`);
}
