import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPictures } from "../apps/api/src/platform/objects/pictures.ts";
import { atMost, report, type Figure } from "./support/figures.ts";

// The cost of uploaded pictures: the largest accepted ones of each format, eight at once, and refused decompression bombs.
const DECODER_LIMIT_MB = 150;
const SERVER_LIMIT_MB = 40;
const IDLE_MS = 500;
const PAGE = 4096;
const AT_ONCE = 8;
const REFUSED_WITHIN_MS = 1000;
const SAMPLE_MS = 2;
const MB = 1024 * 1024;

interface Memory {
  server: number;
  /** 0 while there is no decoder process. */
  decoder: number;
}

/** Resident memory in bytes, from /proc. */
function memory(): Memory {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").trim();
  const pages =
    children === "" ? 0 : Number(readFileSync(`/proc/${children.split(" ")[0]}/statm`, "utf8").split(" ")[1]);
  return { server: process.memoryUsage.rss(), decoder: pages * PAGE };
}

async function peakDuring(work: () => Promise<unknown>): Promise<Memory> {
  const peak = memory();
  const sample = () => {
    const now = memory();
    peak.server = Math.max(peak.server, now.server);
    peak.decoder = Math.max(peak.decoder, now.decoder);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  await work();
  clearInterval(timer);
  sample();
  return peak;
}

async function measure(folder: string): Promise<Figure[]> {
  const pictures = createPictures({ idle: IDLE_MS });
  const read = (file: string) => new Blob([new Uint8Array(readFileSync(join(folder, file)))]);
  const files = readdirSync(folder).toSorted();
  // Warm-up with a small picture, so that starting the decoder does not count.
  await pictures.square(read("small.png"), 64);
  const before = memory();
  const figures: Figure[] = [];
  const note = (name: string, value: number, limit: number, unit: string) =>
    figures.push(atMost(name, value, limit, unit));
  const noteMemory = (over: string, peak: Memory) => {
    note(`decoder over ${over}`, (peak.decoder - before.decoder) / MB, DECODER_LIMIT_MB, "MB more");
    note(`server over ${over}`, (peak.server - before.server) / MB, SERVER_LIMIT_MB, "MB more");
  };
  for (const file of files) {
    const picture = read(file);
    const started = performance.now();
    let isTaken = true;
    const peak = await peakDuring(() => pictures.square(picture, 512).catch(() => (isTaken = false)));
    const label = `${file} (${(picture.size / MB).toFixed(2)} MB)`;
    if (isTaken === file.startsWith("refused")) throw new Error(`${label} was ${isTaken ? "taken" : "refused"}.`);
    noteMemory(label, peak);
    if (!isTaken) note(`time to refuse ${file}`, performance.now() - started, REFUSED_WITHIN_MS, "ms");
  }
  const crowd = files.filter((file) => file.startsWith("taken")).map(read);
  const all = Array.from({ length: AT_ONCE }, (_, index) => crowd[index % crowd.length] ?? new Blob());
  noteMemory(
    `${AT_ONCE} at once`,
    await peakDuring(() => Promise.all(all.map((picture) => pictures.square(picture, 512)))),
  );
  await wait(IDLE_MS * 3);
  note("decoder when nothing comes", memory().decoder / MB, 0, "MB");
  return figures;
}

const [, script = "", target] = process.argv;
if (target === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "candlewise-pictures-"));
  try {
    // Another process generates the pictures, so that they never occupy memory in this one.
    execFileSync(process.execPath, [script, folder], { stdio: "inherit" });
    process.exitCode = report("Uploaded pictures", await measure(folder)) === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} else {
  const { writeLargePictures } = await import("../apps/api/src/testing/large-pictures.ts");
  await writeLargePictures(target);
}
