import { describe, expect, it } from "vitest";
import type { Label } from "./label.ts";
import { readLabels, someOf } from "./read-labels.ts";
import type { Sheet } from "./sheet.ts";

const EXTENT = { left: 0, top: 0, right: 500, bottom: 1000 };

function labelAt(y: number, isPartial = false): Label {
  const ink = { width: 4, height: 9, data: new Uint8Array(36) };
  return { y, height: 9, ink, marks: { letters: [], descents: [] }, isEven: true, isPartial };
}

const column = (...rows: readonly number[]) => rows.map((y) => labelAt(y));
const evenRows = (count: number, distance = 50) => Array.from({ length: count }, (_, index) => 20 + distance * index);
const rowsOf = (labels: readonly Label[]) => labels.map(({ y }) => y);

describe("The first labels that are read of a column", () => {
  it("are a few of many that are evenly spaced, not the current price between them", () => {
    expect(rowsOf(someOf(column(...evenRows(17)), EXTENT))).toEqual([20, 220, 420, 620, 820]);
    const withPrice = column(...[...evenRows(13), 47].toSorted((a, b) => a - b));
    expect(rowsOf(someOf(withPrice, EXTENT))).toEqual([70, 170, 270, 370, 470, 570]);
  });

  it("are all of a short column, and of one that is not evenly spaced, as on a logarithmic axis", () => {
    const few = column(...evenRows(4));
    const log = column(20, 135, 160, 185, 210, 236, 262, 288, 315, 342);
    const ending = column(20, 135, ...evenRows(9).map((y) => y + 165));
    for (const all of [few, log, ending]) expect(someOf(all, EXTENT)).toEqual(all);
  });

  it("are neither partial nor beside something else than the drawing", () => {
    const labels = [...column(...evenRows(12)), labelAt(620, true), ...column(2000, 2050, 2100)];
    expect(rowsOf(someOf(labels, EXTENT)).every((y) => y < 600)).toBe(true);
  });
});

it("labels that were read before are not recognized again", async () => {
  const labels = column(...evenRows(3));
  const sheets: Sheet[] = [];
  const recognize = async (sheet: Sheet) => {
    sheets.push(sheet);
    return [];
  };
  const known = [labels.slice(0, 2).map((label, index) => ({ label, texts: [`${index}`] }))];
  const [read] = await readLabels([labels], recognize, known);
  expect(read?.map(({ texts }) => texts)).toEqual([["0"], ["1"], [""]]);
  const [all, rest] = [await readLabels([labels], recognize), sheets[0]];
  expect(all).toHaveLength(1);
  expect(sheets[1]?.height).toBe(3 * (rest?.height ?? 0));
});
