import { expect, test } from "vitest";
import { spreadRows } from "./spread-rows.ts";

const column = { height: 20, top: 0, bottom: 100 };

test("S1.04 names of levels do not cover each other and stay in the picture", () => {
  expect(spreadRows([50, 20], column)).toEqual([50, 20]);
  expect(spreadRows([50, 55, 45], column)).toEqual([65, 85, 45]);
  expect(spreadRows([99, -5], column)).toEqual([90, 10]);
});

test("S1.04 where there is too little room they overlap evenly", () => {
  const rows = spreadRows([10, 20, 30, 40, 50, 60, 70, 80, 90], column);
  expect(rows).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
});
