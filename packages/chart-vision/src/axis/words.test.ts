import { describe, expect, it } from "vitest";
import { asPicture } from "@candlewise/chart-vision/testing/rasterize";
import type { Drawing } from "../types.ts";
import { columnsOf } from "./columns.ts";
import type { Strip } from "./strips.ts";
import { wordsIn } from "./words.ts";

const DRAWING: Drawing = {
  kind: "candles",
  candles: [{ x: 200, open: 120, high: 100, low: 160, close: 140 }],
  line: [],
  extent: { left: 20, top: 20, right: 290, bottom: 180 },
  spacing: 20,
  quality: 1,
  directionQuality: 1,
  warnings: [],
};

const stripOf = (isInside: boolean): Strip => ({
  side: "right",
  box: { left: isInside ? 150 : 292, top: 0, right: 399, bottom: 199 },
  isInside,
});

/** The words of what is drawn on a picture of 400 × 200. */
async function words(svg: string, isInside = false) {
  const picture = await asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" font-family="sans-serif" font-size="12">${svg}</svg>`,
  );
  return wordsIn(picture, stripOf(isInside), DRAWING);
}

const rows = [40, 80, 120, 160];
const labels = (text: string, x: number) => rows.map((y) => `<text x="${x}" y="${y + 4}">${text}</text>`).join("");

describe("Words beside a drawing", () => {
  it("are whole, with a point, a comma or a narrow space in them", async () => {
    for (const text of ["104.50", "1,400", "12 400"]) {
      const found = await words(labels(text, 310));
      expect(found, text).toHaveLength(rows.length);
      expect(new Set(found.map(({ left, right }) => `${left}–${right}`)).size, text).toBe(1);
    }
  });

  it("are found at the end of a dotted line, beside the line of the axis", async () => {
    const lines = rows.map(
      (y) =>
        `<path d="M292 ${y}H308" stroke="#888" stroke-dasharray="2 2"/><path d="M300.5 ${y - 18}V${y + 18}" stroke="#888"/>`,
    );
    const found = await words(`${lines.join("")}${labels("104.50", 310)}`);
    const numbers = found.filter(({ left }) => left >= 305);
    expect(numbers).toHaveLength(rows.length);
    for (const { top, bottom } of numbers) expect(bottom - top).toBeLessThan(18);
  });

  it("inside the plot are those between the candles", async () => {
    const candle = `<path d="M200 100V160" stroke="red" stroke-width="2"/><path d="M192 120h16v20h-16z" fill="red"/>`;
    const found = await words(`${candle}${labels("104.50", 310)}`, true);
    expect(found).toHaveLength(rows.length);
  });
});

describe("Columns of words", () => {
  const word = (left: number, top: number, width = 40) => ({ left, top, right: left + width - 1, bottom: top + 11 });

  it("are aligned at one end, the nearest to the drawing first", () => {
    const axis = rows.map((y, index) => word(300, y, 30 + 6 * index));
    const list = rows.map((y, index) => word(390 - 5 * index, y, 5 * index + 20));
    expect(columnsOf([...list, ...axis], stripOf(false), DRAWING)).toEqual([axis, list]);
  });

  it("have the current price among them, whose frame is wider and higher", () => {
    const axis = rows.map((y) => word(300, y));
    const frame = { left: 294, top: 96, right: 350, bottom: 115 };
    expect(columnsOf([...axis, frame], stripOf(false), DRAWING)[0]).toContainEqual(frame);
  });

  it("are not made of ticks, nor of fewer than three words", () => {
    expect(
      columnsOf(
        rows.map((y) => word(300, y, 5)),
        stripOf(false),
        DRAWING,
      ),
    ).toEqual([]);
    expect(columnsOf([word(300, 40), word(300, 80)], stripOf(false), DRAWING)).toEqual([]);
  });
});
