import type { CallArguments } from "@candlewise/contracts/endpoint";
import type { FeedbackShapes } from "@candlewise/contracts/feedback/schemas";
import type { Platform } from "#api/platform/feature.ts";

export type Problem = CallArguments<FeedbackShapes["reportProblem"]>["body"];
/** Where the operator sees what failed in a browser. A warning: anybody can send one. */
export type ProblemLog = (problem: Problem) => void;

export function createProblemLog({ log, metrics }: Pick<Platform, "log" | "metrics">): ProblemLog {
  const count = metrics.counter("browser_problems_total", "Screens that failed in a browser.");
  return (problem) => {
    log.warn({ problem }, "a screen failed in the browser");
    count.inc();
  };
}

export function reportProblem(write: ProblemLog, problem: Problem): Record<string, never> {
  write(problem);
  return {};
}
