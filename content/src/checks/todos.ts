import type { Problems } from "../problems.ts";
import { ENGLISH, type Sources } from "../sources.ts";
import { stringsOf } from "../words/strings.ts";

const TODO = /\bTODO\b/;

/** Whether somebody still has to write some of these words. */
export const isUnfinished = (words: unknown): boolean => stringsOf(words).some(({ text }) => TODO.test(text));

/** Reports the words that a new lesson of `npm run new -- lesson` left to be written. */
export function checkTodos(sources: Sources, problems: Problems): void {
  for (const group of [sources.lessons, sources.quizzes, sources.tasks, sources.challenges, sources.courses]) {
    for (const source of group.values()) {
      const file = sources.words(source.wordsPath(ENGLISH));
      for (const { at, text } of file ? stringsOf(file.value) : []) {
        if (file && TODO.test(text)) problems.error(file.path, file.lineOf(at), `${at.join(".")}: write it (${text})`);
      }
    }
  }
}
