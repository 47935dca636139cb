import { formatProblem, type Problem } from "../problems.ts";

/** Prints problems with their count; 1 when one of them is an error. */
export function printProblems(problems: readonly Problem[]): number {
  for (const problem of problems) console.log(formatProblem(problem));
  const errors = problems.filter(({ level }) => level === "error").length;
  console.log(`${errors} errors, ${problems.length - errors} warnings`);
  return errors > 0 ? 1 : 0;
}
