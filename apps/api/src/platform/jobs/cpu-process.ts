import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ChildMessage, ChildTask, Compute } from "./cpu-job.ts";

// Started by `cpu-job.ts` for one job.

/** A busy main thread cannot notice that its parent was killed, so a separate thread watches. */
const WATCH = `
  const { workerData: { parent } } = require("node:worker_threads");
  setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 500);
`;

const send = (message: ChildMessage) => new Promise<void>((resolve) => process.send?.(message, () => resolve()));

new Worker(WATCH, { eval: true, workerData: { parent: process.ppid } }).unref();
const [task]: ChildTask[] = await once(process, "message");
if (task === undefined) process.exit(1);
try {
  const { compute }: { compute: Compute<unknown, unknown> } = await import(task.module);
  await send({ result: await compute(task.data, (progress) => void send({ progress })) });
} catch (error) {
  await send({ error: error instanceof Error ? error.message : String(error) });
}
process.exit();
