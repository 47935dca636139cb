import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { CACHE } from "./dataset.ts";
import { isScaleWrong, type Outcome } from "./outcome.ts";
import { isLine } from "./score.ts";

const FOLDER = join(CACHE, "failures");
const DRAWN = 150;

const dots = (points: readonly (readonly [x: number, y: number])[], radius: number, color: string) =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`).join("");

/** The picture with the truth in magenta and what was read in cyan. */
async function overlay({ picture, reading }: Outcome): Promise<Buffer> {
  const original = sharp(join(CACHE, picture.file));
  const { width, height } = await original.metadata();
  const unit = Math.max(1, width / 1000);
  const sets = [
    { drawing: picture.truth, color: "#ff00ff", shift: -unit },
    { drawing: "reading" in reading ? reading.reading.drawing : null, color: "#00ffff", shift: unit },
  ];
  const marks = sets.map(({ drawing, color, shift }) => {
    if (!drawing) return "";
    if (isLine(drawing))
      return dots(
        drawing.line.map(({ x, y }) => [x, y]),
        unit * 1.2,
        color,
      );
    return drawing.candles
      .map(
        ({ x, open, high, low, close }) =>
          `<line x1="${x + shift}" x2="${x + shift}" y1="${high}" y2="${low}" stroke="${color}" stroke-width="${unit}"/>` +
          dots(
            [
              [x + shift - unit, open],
              [x + shift + unit, close],
            ],
            unit,
            color,
          ),
      )
      .join("");
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join("")}</svg>`;
  return original
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

function reasonsOf(outcome: Outcome): readonly string[] {
  return isScaleWrong(outcome)
    ? [...outcome.faults, `wrong scale shown: off by ${(100 * (outcome.scaleError ?? 0)).toFixed(1)} %`]
    : outcome.faults;
}

/** Writes the failing pictures with reasons into `failures/index.txt` of the cache, and overlays of the first ones beside it. */
export async function writeFailures(outcomes: readonly Outcome[]): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const failing = outcomes.filter((outcome) => reasonsOf(outcome).length > 0);
  const lines = failing.map(
    (outcome) => `${outcome.picture.set}\t${outcome.picture.file}\t${reasonsOf(outcome).join("; ")}`,
  );
  const index = join(FOLDER, "index.txt");
  writeFileSync(index, `${lines.join("\n")}\n`);
  // Held-out pictures are not for looking at: a reader tuned on them would no longer be measured.
  for (const outcome of failing.filter(({ picture }) => picture.set === "tuning").slice(0, DRAWN)) {
    const { degradation, name } = outcome.picture;
    writeFileSync(join(FOLDER, `${degradation}-${name}.png`), await overlay(outcome));
  }
  return index;
}
