import type { CompiledLesson } from "@candlewise/domain/learning/curriculum";
import { plainText, type RichText } from "@candlewise/domain/learning/rich-text";
import type { Problems } from "../problems.ts";
import { isUnfinished } from "./todos.ts";
import { ENGLISH, type Sources } from "../sources.ts";

const WORDS = { least: 200, few: 250, many: 600, most: 700 };
const PAGES = { least: 6, most: 11 };
const GRADED = 3;
const INTERACTIVE_SHARE = 2 / 5;
const PAGE_WORDS = 90;

/** Reports lessons that are too long, too short or too passive. Words count in titles, bodies and prompts. */
export function checkLessonShape(
  sources: Sources,
  lessons: Readonly<Record<string, CompiledLesson>>,
  problems: Problems,
): void {
  for (const [id, source] of sources.lessons) {
    const lesson = lessons[id];
    const wordsFile = sources.words(source.wordsPath(ENGLISH));
    if (!lesson || !wordsFile || source.structure.retired) continue;
    if (!isUnfinished(wordsFile.value)) checkWords(lesson, wordsFile, problems);

    const { file } = source;
    const error = (message: string): void => problems.error(file.path, file.lineOf(["pages"]), `pages: ${message}`);
    const { length } = lesson.pages;
    const interactive = lesson.pages.filter((page) => page.kind !== "text").length;
    const graded = lesson.pages.filter((page) => page.kind === "item").length;
    if (length < PAGES.least || length > PAGES.most) {
      error(`${length} pages; a lesson has ${PAGES.least} to ${PAGES.most}`);
    }
    if (interactive < length * INTERACTIVE_SHARE) {
      error(`${interactive} of ${length} pages are interactive; make it at least 2 in every 5`);
    }
    if (graded < GRADED) error(`${graded} graded items; a lesson has at least ${GRADED}`);
  }
}

/** Words that a learner reads: of each page's body, and in all titles, bodies and prompts together. */
export function wordCounts(lesson: CompiledLesson): { bodies: number[]; total: number } {
  const prompts = Object.values(lesson.items).map((item) =>
    countWords(item.type === "numeric" ? (item.variants[0]?.prompt ?? []) : item.prompt),
  );
  const bodies = lesson.pages.map((page) => countWords(page.body));
  const titles = lesson.pages.map((page) => countWords([page.title]));
  return { bodies, total: [...bodies, ...titles, ...prompts].reduce((sum, count) => sum + count, 0) };
}

function checkWords(
  lesson: CompiledLesson,
  file: { path: string; lineOf(path: string[]): number },
  problems: Problems,
): void {
  const { bodies, total } = wordCounts(lesson);
  const line = file.lineOf(["pages"]);
  const message = `pages: ${total} words in titles, bodies and prompts; aim at ${WORDS.few} to ${WORDS.many}`;
  if (total < WORDS.least || total > WORDS.most) problems.error(file.path, line, message);
  else if (total < WORDS.few || total > WORDS.many) problems.warn(file.path, line, message);
  lesson.pages.forEach((page, index) => {
    const count = bodies[index] ?? 0;
    if (count <= PAGE_WORDS) return;
    const at = file.lineOf(["pages", page.id, "body"]);
    problems.warn(file.path, at, `pages.${page.id}.body: ${count} words; aim at 70, split it`);
  });
}

function countWords(text: RichText): number {
  return plainText(text).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
