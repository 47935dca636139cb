import { expect, it } from "vitest";
import type { Run } from "./column-runs.ts";
import { traceThrough, withoutPriceBox, withoutTrace } from "./trace.ts";

const run = (top: number, bottom = top): Run => ({ top, bottom });

it("follows a line over missing columns", () => {
  const columns = [[run(5)], [run(6)], [], [], [run(8)], [run(9)]];
  expect(traceThrough(columns)).toEqual({ columns: [0, 1, 4, 5], runs: [run(5), run(6), run(8), run(9)] });
});

it("does not jump to what is elsewhere", () => {
  const columns = Array.from({ length: 9 }, (_, x) => (x === 4 ? [run(5), run(90)] : [run(5)]));
  expect(traceThrough(columns)?.runs).toEqual(Array.from({ length: 9 }, () => run(5)));
});

it("where two lines cross, goes on along the steeper one", () => {
  const columns = [[run(0, 3), run(8)], [run(4, 12)], [run(8), run(13, 16)], [run(8), run(17, 20)]];
  expect(traceThrough(columns)?.runs).toEqual([run(0, 3), run(4, 12), run(13, 16), run(17, 20)]);
});

it("a second line is found without the first", () => {
  const columns = Array.from({ length: 5 }, () => [run(5, 8), run(40)]);
  const first = traceThrough(columns)!;
  expect(first.runs[0]).toEqual(run(5, 8));
  expect(traceThrough(withoutTrace(columns, first))?.runs[0]).toEqual(run(40));
});

it("there is no way through nothing", () => {
  expect(traceThrough([[], []])).toBeNull();
});

it("ends where the box of the price begins, and not at a steep stroke", () => {
  const line = Array.from({ length: 90 }, (_, x) => (x % 9 === 0 ? run(20, 45) : run(x % 7 < 4 ? 20 : 45)));
  const box = Array.from({ length: 12 }, () => run(12, 28));
  const runs = [...line, ...box];
  const columns = [...runs.keys()];
  expect(withoutPriceBox({ columns, runs }).columns).toEqual([...line.keys()]);
});
