import { compileContent } from "../compile.ts";
import { printProblems } from "./print-problems.ts";

/** Prints every problem, or only those in the folder of one id; returns the exit code. */
export function check(root: string, id: string | undefined): number {
  const { problems, bundle } = compileContent(root);
  if (id === undefined) return printProblems(problems);
  const english = bundle.languages["en"];
  const groups = english ? [english.lessons, english.quizzes, english.tasks, english.challenges, english.courses] : [];
  const own = problems.filter(({ file }) => file.split("/").includes(id));
  const isKnown = own.length > 0 || groups.some((group) => Object.hasOwn(group, id));
  if (isKnown) return printProblems(own);
  console.log(`There is no lesson, quiz, task, challenge or course ${id}.`);
  return 1;
}
