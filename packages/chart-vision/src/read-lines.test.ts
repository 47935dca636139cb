import { describe, expect, it } from "vitest";
import { gauss, randomOf } from "../testing/random.ts";
import { asPicture } from "../testing/rasterize.ts";
import { element, path, rect, text } from "../testing/svg.ts";
import { readDrawing } from "./read-drawing.ts";

const WIDTH = 700;
const HEIGHT = 400;

type Points = readonly (readonly [number, number])[];

/** A walk of 80 steps from left to right. */
function walk(seed: number, start: number, step = 9): Points {
  const random = randomOf(seed);
  let y = start;
  return Array.from({ length: 80 }, (_, at) => {
    y = Math.min(330, Math.max(30, y + step * gauss(random)));
    return [20 + at * 8, y] as const;
  });
}

const stroke = (color: string, width = 2) => ({ stroke: color, "stroke-width": width });

const average = (points: Points): Points =>
  points.map(([x], index) => {
    const last = points.slice(Math.max(0, index - 19), index + 1);
    return [x, last.reduce((sum, [, y]) => sum + y, 0) / last.length] as const;
  });

const fillBelow = (points: Points, fill: string) =>
  element("polygon", { points: [[20, 340], ...points, [652, 340]].map((point) => point.join(",")).join(" "), fill });

const read = async (content: string) => {
  const size = { width: WIDTH, height: HEIGHT };
  const background = rect(0, 0, WIDTH, HEIGHT, { fill: "#ffffff" });
  const svg = element("svg", { xmlns: "http://www.w3.org/2000/svg", ...size }, background + content);
  return readDrawing(await asPicture(svg));
};

const kindOf = async (content: string) => {
  const result = await read(content);
  return "drawing" in result ? result.drawing.kind : result.refusal;
};

const PRICES = walk(3, 180);

describe("a chart of one line", () => {
  it("keeps its line beside an average", async () => {
    const result = await read(path(PRICES, stroke("#2962ff")) + path(average(PRICES), stroke("#ff9800")));
    const line = "drawing" in result ? result.drawing.line : [];
    const rows = new Map(line.map(({ x, y }) => [Math.floor(x), y]));
    const off = PRICES.slice(1, -1).map(([x, y]) => Math.abs((rows.get(x) ?? Infinity) - y));
    expect(off.toSorted((a, b) => a - b)[40]).toBeLessThan(2);
  });

  it("is not the volume below it", async () => {
    const volume = PRICES.map(([x], at) => {
      const tall = 8 + ((at * 37) % 29);
      return rect(x - 3, 390 - tall, 6, tall, { fill: at % 2 === 0 ? "#089981" : "#f23645" });
    });
    expect(await kindOf(path(PRICES, stroke("#2962ff")) + volume.join(""))).toBe("line");
  });

  it("is an area if it is filled, also with a thick stroke", async () => {
    expect(await kindOf(fillBelow(PRICES, "#d8e2ff") + path(PRICES, stroke("#2962ff", 9)))).toBe("area");
  });
});

describe("is no chart of one price", () => {
  it("two series", async () => {
    expect(await kindOf(path(PRICES, stroke("#2962ff")) + path(walk(8, 120), stroke("#d62728")))).toBe("not_a_chart");
  });

  it("a smooth wave", async () => {
    const wave = PRICES.map(([x]) => [x, 200 + 120 * Math.sin(x / 35)] as const);
    expect(await kindOf(path(wave, stroke("#f59e0b", 3)))).toBe("not_a_chart");
  });

  it("a closed outline", async () => {
    const outline = Array.from({ length: 181 }, (_, at) => {
      const turn = (at / 90) * Math.PI;
      const radius = 1 + 0.16 * Math.sin(17 * turn) + 0.1 * Math.sin(29 * turn);
      return [350 + 280 * radius * Math.cos(turn), 200 + 130 * radius * Math.sin(turn)] as const;
    });
    expect(await kindOf(path(outline, stroke("#111111", 3)))).toBe("not_a_chart");
  });

  it("lines of text", async () => {
    const lines = [60, 100, 140].map((y) => {
      const font = { "font-size": 30, "font-family": "DejaVu Sans" };
      return text(20, y, "the price of a share tells what it is worth", font);
    });
    expect(await kindOf(lines.join(""))).toBe("not_a_chart");
  });
});
