import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPictures } from "../apps/api/src/platform/objects/pictures.ts";
import { report, type Figure } from "./support/figures.ts";

// What uploaded pictures may cost: the largest that are taken, each form of them, eight at once; and what bombs cost that are refused.
const GROWTH_LIMIT_MB = 150;
const AT_ONCE = 8;
const REFUSED_WITHIN_MS = 1000;
const SAMPLE_MS = 2;
const MB = 1024 * 1024;

async function peakDuring(work: () => Promise<unknown>): Promise<number> {
  let peak = process.memoryUsage.rss();
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  await work();
  clearInterval(timer);
  return Math.max(peak, process.memoryUsage.rss());
}

async function measure(folder: string): Promise<Figure[]> {
  const pictures = createPictures();
  const read = (file: string) => readFileSync(join(folder, file));
  const files = readdirSync(folder).toSorted();
  // A small one first, so that loading the decoders does not count.
  await pictures.square(read("small.png"), 64);
  const before = process.memoryUsage.rss();
  const figures: Figure[] = [];
  const note = (name: string, value: number, limit: number, unit: string) =>
    figures.push({ name, value, limit, direction: "below", unit });
  for (const file of files) {
    const bytes = read(file);
    const started = performance.now();
    let isTaken = true;
    const peak = await peakDuring(() => pictures.square(bytes, 512).catch(() => (isTaken = false)));
    const label = `${file} (${(bytes.length / MB).toFixed(2)} MB)`;
    if (isTaken === file.startsWith("refused")) throw new Error(`${label} was ${isTaken ? "taken" : "refused"}.`);
    note(`memory over ${label}`, (peak - before) / MB, GROWTH_LIMIT_MB, "MB");
    if (!isTaken) note(`time to refuse ${file}`, performance.now() - started, REFUSED_WITHIN_MS, "ms");
  }
  const crowd = files.filter((file) => file.startsWith("taken")).map(read);
  const all = Array.from({ length: AT_ONCE }, (_, index) => crowd[index % crowd.length] ?? Buffer.alloc(0));
  const peak = await peakDuring(() => Promise.all(all.map((bytes) => pictures.square(bytes, 512))));
  note(`memory over ${AT_ONCE} at once`, (peak - before) / MB, GROWTH_LIMIT_MB, "MB");
  return figures;
}

const [, script = "", target] = process.argv;
if (target === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "candlewise-pictures-"));
  try {
    // Another process makes them, so that this one has never held any.
    execFileSync(process.execPath, [script, folder], { stdio: "inherit" });
    process.exitCode = report("Uploaded pictures", await measure(folder)) === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} else {
  const { writeLargePictures } = await import("../apps/api/src/testing/large-pictures.ts");
  await writeLargePictures(target);
}
