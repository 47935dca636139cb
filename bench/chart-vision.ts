import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createChartReader } from "@candlewise/chart-vision/node/chart-reader";
import sharp from "sharp";
import { run } from "#tools/process.ts";
import { CACHE, type DatasetPicture } from "./chart-vision/dataset.ts";
import { writeFailures } from "./chart-vision/failures.ts";
import { isPassed, isRefused, isScaleRight, isScaleWrong, judge, type Outcome } from "./chart-vision/outcome.ts";
import {
  candleFigures,
  degradationTable,
  isChart,
  isClean,
  nonChartTable,
  rendererTable,
  share,
  showsLine,
} from "./chart-vision/summary.ts";
import { atLeast, atMost, median, percentile, report, type Figure } from "./support/figures.ts";
import { sized } from "./support/short.ts";

// How well pictures of price charts are read: charts whose prices are known, from our own renderer and seven libraries, bare, in trading windows
// and on phones; degraded ones; and pictures that are no charts. `ONLY` names pictures by a regular expression, for work on the reader. The short
// form draws a few without a browser: they are the same everywhere but for the fonts, and all of them are read now, so it fails when one no longer is.
const FULL_HD = 1920 * 1080;

const { code } = await run(process.execPath, ["bench/chart-vision/generate.ts", sized("full", "short")]);
if (code !== 0) process.exit(code);

const only = new RegExp(process.env["ONLY"] ?? "");
const pictures = (JSON.parse(readFileSync(join(CACHE, "index.json"), "utf8")) as DatasetPicture[]).filter(({ file }) =>
  only.test(file),
);

async function readAll(): Promise<Outcome[]> {
  // As the server's process for pictures does.
  sharp.cache(false);
  sharp.concurrency(1);
  const reader = createChartReader();
  const outcomes: Outcome[] = [];
  const [first] = pictures;
  // Starting the OCR engine does not count.
  if (first) await reader.read(readFileSync(join(CACHE, first.file)));
  for (const picture of pictures) {
    const bytes = readFileSync(join(CACHE, picture.file));
    const started = performance.now();
    const reading = await reader.read(bytes);
    outcomes.push(judge(picture, reading, performance.now() - started));
  }
  await reader.close();
  return outcomes;
}

const outcomes = await readAll();

const clean = outcomes.filter(isClean);
const charts = clean.filter(isChart);
const candles = charts.filter((outcome) => !showsLine(outcome));
const own = candles.filter(({ picture }) => picture.set === "tuning" && picture.surroundings === "bare");
const unseen = candles.filter(({ picture }) => picture.set === "held-out" && picture.surroundings !== "phone");
const phones = candles.filter(({ picture }) => picture.surroundings === "phone");
const jpeg = outcomes.filter(({ picture }) => picture.degradation === "jpeg-80");
const lines = charts.filter(showsLine);
const others = clean.filter((outcome) => !isChart(outcome));
const large = outcomes.filter(
  ({ reading }) => "reading" in reading && Math.abs(reading.width * reading.height - FULL_HD) < FULL_HD / 10,
);
const seconds = large.map(({ milliseconds }) => milliseconds / 1000);
const { recall, precision, direction, error } = candleFigures(own);
const percentOf = (group: readonly Outcome[], holds: (outcome: Outcome) => boolean) => 100 * share(group, holds);

/** Figures of a group; none if this run has no picture of it. */
const over = (group: readonly Outcome[], ...of: readonly (() => Figure)[]): readonly Figure[] =>
  group.length === 0 ? [] : of.map((figure) => figure());

const figures: readonly Figure[] = [
  ...over(
    own,
    () => atLeast(`own themes, ${own.length} pictures: recall`, recall, sized(0.99, 0.98)),
    () => atLeast("own themes: precision", precision, 0.98),
    () => atLeast("own themes: direction", direction, sized(0.99, 0.98)),
    () => atMost("own themes: price error", 100 * error, 0.3, "% of the range"),
  ),
  ...over(unseen, () =>
    atLeast(`unseen libraries and windows, ${unseen.length} pictures: pass`, percentOf(unseen, isPassed), 90, "%"),
  ),
  ...over(jpeg, () => atLeast(`JPEG q80, ${jpeg.length} pictures: pass`, percentOf(jpeg, isPassed), 85, "%")),
  ...over(phones, () => atLeast(`phones, ${phones.length} pictures: pass`, percentOf(phones, isPassed), 75, "%")),
  ...over(
    charts,
    () => atLeast(`scale within 1 %, ${charts.length} pictures`, percentOf(charts, isScaleRight), 93, "%"),
    () => atMost("wrong scale shown", percentOf(charts, isScaleWrong), 1, "%"),
    () => atMost("charts refused", percentOf(charts, isRefused), 3, "%"),
  ),
  ...over(lines, () =>
    atLeast(`lines and areas within 1 %, ${lines.length} pictures`, percentOf(lines, isPassed), 95, "%"),
  ),
  ...over(others, () =>
    atLeast(`other pictures refused, ${others.length} pictures`, percentOf(others, isRefused), 98, "%"),
  ),
  ...over(
    large,
    () => atMost(`median time of ${large.length} pictures of about 1920 × 1080`, median(seconds), sized(0.5, 15), "s"),
    () => atMost("95th percentile of these times", percentile(seconds, 0.95), sized(1.2, 20), "s"),
  ),
];

console.log(`\n${rendererTable(outcomes)}\n\n${degradationTable(outcomes)}\n\n${nonChartTable(outcomes)}`);
console.log(`\nFailing pictures and reasons: ${await writeFailures(outcomes)}`);
process.exit(report("Reading of charts", figures) === 0 ? 0 : 1);
