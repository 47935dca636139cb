import { expect, it } from "vitest";
import { evidenceOf } from "./evidence.ts";

const WIDTH = 200;
const HEIGHT = 100;

/** Twenty marks of five columns each; `rows` are top and bottom. */
function outlinesOf(rows: (at: number) => readonly [top: number, bottom: number]) {
  return Array.from({ length: 20 }, (_, at) => {
    const [top, bottom] = rows(at);
    const center = 5 + at * 9;
    return {
      column: at,
      center,
      top,
      bottom,
      bodyTop: top,
      bodyBottom: bottom,
      area: 5 * (bottom - top + 1),
      shapeliness: 1,
    };
  });
}

/** Only the marks are drawn, or everything. */
function evidence(rows: (at: number) => readonly [number, number], isCovered = false): number {
  const outlines = outlinesOf(rows);
  const mask = new Uint8Array(WIDTH * HEIGHT).fill(isCovered ? 1 : 0);
  for (const { center, top, bottom } of outlines) {
    for (let y = top; y <= bottom; y++) mask.fill(1, y * WIDTH + center - 2, y * WIDTH + center + 3);
  }
  return evidenceOf(outlines, { picture: { width: WIDTH }, foreground: { mask, pixels: 0 } });
}

const candle = (at: number) => [30 + (at % 5) * 3, 50 + (at % 7) * 3] as const;

it("candles that are all there is are sure", () => {
  expect(evidence(candle)).toBe(1);
});

it("marks among much else are in doubt", () => {
  expect(evidence(candle, true)).toBeLessThan(1);
});

it("marks of one height are in doubt, as letters are", () => {
  expect(evidence(() => [40, 52])).toBeLessThan(0.4);
});

it("marks far from their neighbors are in doubt", () => {
  expect(evidence((at) => (at % 2 === 0 ? [5 + at, 18 + (at % 4)] : [80, 92]))).toBeLessThan(0.4);
});
