import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { z } from "zod";
import type { Job, JobContext, JobProgress } from "./jobs.ts";

/** The function that a module of a `cpuJob` exports as `compute`. It runs in a process without secrets, database or connections of the app. */
export type Compute<Data, Result> = (data: Data, report: (progress: JobProgress) => void) => Result | Promise<Result>;

export interface ChildTask {
  readonly module: string;
  readonly data: unknown;
}
export type ChildMessage =
  | { readonly progress: JobProgress }
  | { readonly result: unknown }
  | { readonly error: string };

interface CpuJob<Data extends object, Result> extends Pick<
  Job<Data>,
  "name" | "data" | "cron" | "retries" | "timeLimitSeconds" | "concurrency" | "priority"
> {
  /** URL of a file that exports `compute`. */
  readonly module: URL;
  readonly result: z.ZodType<Result>;
  /** Limit of the JavaScript heap; 256 when absent. */
  readonly memoryMb?: number;
  /** Stores the result. Runs in the worker's own process, so it must be quick. */
  readonly finish: (result: Result, data: Data, context: JobContext) => Promise<void>;
}

const MEMORY_MB = 256;

/**
 * A CPU-intensive job. It computes in a child process, which is killed at the time limit. When the child dies or exceeds its memory
 * limit, only this job fails and is retried.
 */
export function cpuJob<Data extends object, Result>({
  module,
  result,
  memoryMb,
  finish,
  ...job
}: CpuJob<Data, Result>): Job<Data> {
  return {
    ...job,
    class: "cpu",
    async handle(data, context) {
      const answer = await computeInChild({ module: module.href, data }, memoryMb ?? MEMORY_MB, context);
      context.signal.throwIfAborted();
      await finish(result.parse(answer), data, context);
    },
  };
}

async function computeInChild(task: ChildTask, memoryMb: number, { signal, report }: JobContext): Promise<unknown> {
  signal.throwIfAborted();
  const child = fork(join(import.meta.dirname, "cpu-process.ts"), [], {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const kill = () => void child.kill("SIGKILL");
  signal.addEventListener("abort", kill, { once: true });
  try {
    child.send(task);
    return await answerOf(child, report);
  } finally {
    signal.removeEventListener("abort", kill);
    kill();
  }
}

async function answerOf(child: ChildProcess, report: JobContext["report"]): Promise<unknown> {
  const answered = Promise.withResolvers<unknown>();
  child.on("message", (message: ChildMessage) => {
    if ("progress" in message) report(message.progress);
    else if ("result" in message) answered.resolve(message.result);
    else answered.reject(new Error(message.error));
  });
  const ended = once(child, "exit").then(([code, name]) => {
    throw new Error(`the process exited: ${String(name ?? code)}`);
  });
  ended.catch(() => undefined);
  return Promise.race([answered.promise, ended]);
}
