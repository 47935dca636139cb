import type { Compute } from "#api/platform/jobs/cpu-job.ts";

type Task = { readonly what: "sum" | "spin" | "grow" | "throw" | "die" | "environment" };

/** The computation of the test's cpu jobs. */
export const compute: Compute<Task, number> = ({ what }, report) => {
  report({ what });
  if (what === "throw") throw new Error("cannot compute");
  if (what === "die") process.kill(process.pid, "SIGKILL");
  if (what === "environment") return Object.keys(process.env).length;
  const retained: unknown[] = [];
  while (what === "spin") retained.length = 0;
  while (what === "grow") retained.push(Array.from({ length: 100_000 }, () => "x"));
  return 1 + 2;
};
