import { expect, test } from "vitest";
import { problemsAfter, type Change } from "./sample-content.ts";

/** What is wrong, the change that makes it so, and what the author reads. */
export type Mistake = readonly [title: string, changes: readonly Change[], message: string];

/** A test for each mistake: it is reported as an error. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  test.each(mistakes)("%s", (_title, changes, message) => {
    const problems = problemsAfter(...changes);
    expect(problems.filter((line) => line.startsWith("error") && line.includes(message))).not.toEqual([]);
  });
}
