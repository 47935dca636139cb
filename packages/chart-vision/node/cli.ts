import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { createChartReader, type PictureReading } from "./chart-reader.ts";

const USAGE = `npm run -s chart-vision -- FILE…

Reads pictures of price charts (PNG, JPEG or WebP) and prints a line of JSON for each, in pixels of the picture:

  {"file", "refusal", "kind", "candles": [{"x", "open", "high", "low", "close"}], "line": [{"x", "y"}],
   "scale": {"kind": "linear" | "log", "a", "b"}, "warnings"}

The price of row y, or its natural logarithm, is a * y + b; scale is null when the axis cannot be read. For a picture that is refused,
refusal is the code and everything else is empty. A file that cannot be opened is reported on stderr, and the exit code is 1.
See docs/chart-vision.md.`;

/** Pixels finer than this are noise. */
const PRECISION = 1000;

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h", default: false } },
});
if (values.help) console.log(USAGE);
else if (files.length === 0) fail(USAGE);
else await readAll(files);

async function readAll(names: readonly string[]): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  const reader = createChartReader();
  for (const file of names) {
    try {
      const reading = await reader.read(await readFile(file));
      console.log(JSON.stringify({ file, ...asRow(reading) }));
    } catch (error) {
      fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await reader.close();
}

function asRow(result: PictureReading) {
  if ("refusal" in result) {
    return { refusal: result.refusal, kind: null, candles: [], line: [], scale: null, warnings: [] };
  }
  const { drawing, scale, warnings } = result.reading;
  const candles = drawing.candles.map(({ x, open, high, low, close }) => ({
    x: rounded(x),
    open: rounded(open),
    high: rounded(high),
    low: rounded(low),
    close: rounded(close),
  }));
  const line = drawing.line.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
  return { refusal: null, kind: drawing.kind, candles, line, scale, warnings };
}

function rounded(value: number): number {
  return Math.round(value * PRECISION) / PRECISION;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
