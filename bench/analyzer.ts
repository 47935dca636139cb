import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { analyzerContract, analyzerStreamContract } from "@candlewise/contracts/analyzer/schemas";
import { fillPath } from "@candlewise/contracts/endpoint";
import { ownChart } from "@candlewise/chart-vision/testing/own-charts";
import { asPng } from "@candlewise/chart-vision/testing/rasterize";
import { z } from "zod";
import { openEvents } from "#apps/api/src/testing/event-reader.ts";
import { startServer } from "#e2e/support/server.ts";
import { root } from "#tools/process.ts";
import { fillWithLearners, learnerId, tokensOf } from "./support/crowd.ts";
import { atLeast, atMost, percentile, report } from "./support/figures.ts";
import { connectToDatabase } from "./support/own-database.ts";

// What chart pictures cost: 20 uploads of 1920 × 1080 at once while another learner reads a lesson, and single ones one after the other.
const AT_ONCE = 20;
const ALONE = 12;
const SIZE = { width: 1920, height: 1080 };
const ANSWERED_WITHIN_MS = 30_000;
/** On a quiet machine. */
const DONE_MEDIAN_MS = 500;
const DONE_P95_MS = 1200;
const OTHERS_LIMIT_MS = 300;
/** On a machine that is busy with other work: how many times longer than without uploads. */
const BUSY_FACTOR = 3;
const READER_LIMIT_MB = 450;
const SAMPLE_MS = 20;
const QUIET_MS = 4000;
const PAGE = 4096;
const MB = 1024 * 1024;

const server = await startServer({ RATE_LIMIT: "0", LOG_LEVEL: "error", ANALYSES_A_DAY: "100" });
const client = await connectToDatabase(server.dataDir);
await fillWithLearners(client, AT_ONCE + ALONE + 2);
const tokens = tokensOf(server.dataDir);
const authorizationOf = (index: number) => `Bearer ${tokens.issueAccess(learnerId(index), learnerId(0))}`;
const reader = AT_ONCE + ALONE + 1;

/** Resident memory of the process that reads charts; 0 while there is none. */
function readerMemory(): number {
  const { pid = 0 } = server.process;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  const sizes = children.map((child) => {
    try {
      const isReader = readFileSync(`/proc/${child}/cmdline`, "utf8").includes("reader-process.ts");
      return isReader ? Number(readFileSync(`/proc/${child}/statm`, "utf8").split(" ")[1]) * PAGE : 0;
    } catch {
      // It has just ended.
      return 0;
    }
  });
  return Math.max(0, ...sizes);
}

const picture = async (seed: number) => new Uint8Array(await asPng(ownChart(seed, SIZE).svg));
/** Milliseconds until the upload was answered, with the request's id. */
async function upload(index: number, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set("image", new File([bytes], "chart.png", { type: "image/png" }));
  const started = performance.now();
  const answer = await fetch(`${server.url}/api${analyzerContract.routes.analyzeChart.path}`, {
    method: "POST",
    body: form,
    headers: { authorization: authorizationOf(index) },
  });
  const body: unknown = await answer.json();
  if (!answer.ok) return { status: answer.status, id: "", started, ms: performance.now() - started };
  const { id } = analyzerContract.shapes.analyzeChart.response.parse(body);
  return { status: answer.status, id, started, ms: performance.now() - started };
}

/** The last state of an analysis, once its stream has ended. */
async function endOf(index: number, id: string): Promise<string> {
  const path = fillPath(analyzerStreamContract.routes.analysisStream.path, { id });
  const events = await openEvents(`${server.url}/api${path}`, { authorization: authorizationOf(index) });
  let state = "";
  for (let block = await events.next(); block !== null; block = await events.next()) {
    state = /"state":"(\w+)"/.exec(block)?.[1] ?? state;
  }
  return state;
}

/** Times of reading the first lesson, one call after the other, until the returned function is called; in a process of its own. */
function lessonsWhile() {
  const { course_id, chapter_id, id } = {
    course_id: "foundations",
    chapter_id: "foundations-markets",
    id: "who-loses-and-why",
  };
  const url = `${server.url}/api/learning-v2/v3/courses/${course_id}/chapters/${chapter_id}/lessons/${id}/`;
  const caller = fork(join(root, "bench/support/caller.ts"), [url, authorizationOf(reader)]);
  return async (): Promise<number[]> => {
    const reported = once(caller, "message");
    caller.send("stop");
    const [times]: unknown[] = await reported;
    return z.array(z.number()).parse(times);
  };
}

const pictures = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => picture(index + 1)));
// The first starts both processes, the OCR engine, and what a server opens once.
const first = await upload(AT_ONCE + ALONE, await picture(99));
await endOf(AT_ONCE + ALONE, first.id);
const stopQuiet = lessonsWhile();
await wait(QUIET_MS);
const quiet = percentile(await stopQuiet(), 0.95);

let peak = readerMemory();
const sampler = setInterval(() => (peak = Math.max(peak, readerMemory())), SAMPLE_MS);
const alone: number[] = [];
for (let index = 0; index < ALONE; index++) {
  const { id, started } = await upload(AT_ONCE + index, pictures[index] ?? new Uint8Array());
  await endOf(AT_ONCE + index, id);
  alone.push(performance.now() - started);
}
const stopOthers = lessonsWhile();
const sent = await Promise.all(pictures.map((bytes, index) => upload(index, bytes)));
const ends = await Promise.all(sent.map(async ({ id }, index) => (id === "" ? "" : endOf(index, id))));
const times = await stopOthers();
clearInterval(sampler);

const finished = ends.filter((state) => state === "done" || state === "refused").length;
const slowest = Math.max(...sent.map(({ ms }) => ms));
console.log(
  `Upload to result, alone: p50 ${Math.round(percentile(alone, 0.5))} ms, p95 ${Math.round(percentile(alone, 0.95))} ms.`,
);
console.log(
  `Ends of ${AT_ONCE} at once: ${[...new Set(ends)].map((end) => `${end} ${ends.filter((each) => each === end).length}`).join(", ")}.`,
);
console.log(
  `Lessons: p95 ${Math.round(quiet)} ms without uploads, ${Math.round(percentile(times, 0.95))} ms meanwhile (${times.length} calls).`,
);
const missed = report("The chart analyzer", [
  atLeast("uploads at once that were taken", sent.filter(({ status }) => status === 200).length, AT_ONCE),
  atLeast("analyses at once that ended with a result or a refusal", finished, AT_ONCE),
  atMost("slowest answer to an upload", slowest, ANSWERED_WITHIN_MS, "ms"),
  atMost("upload to result of one, median", percentile(alone, 0.5), DONE_MEDIAN_MS, "ms"),
  atMost("upload to result of one, p95", percentile(alone, 0.95), DONE_P95_MS, "ms"),
  atMost("lessons meanwhile, p95", percentile(times, 0.95), Math.max(OTHERS_LIMIT_MS, quiet * BUSY_FACTOR), "ms"),
  atMost("memory of the process that reads", peak / MB, READER_LIMIT_MB, "MB"),
]);
await client.end();
await server.stop();
process.exit(missed === 0 ? 0 : 1);
