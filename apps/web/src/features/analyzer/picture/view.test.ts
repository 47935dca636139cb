import { expect, test } from "vitest";
import { fitted, heldView, MOST_ZOOM, movedBy, zoomedAt } from "./view.ts";

const stage = { width: 400, height: 200 };
const picture = { width: 1000, height: 500 };
const all = { zoom: 1, x: 0, y: 0 };

test("S1.04 a picture fits on its stage and keeps its proportions", () => {
  expect(fitted(stage, picture)).toEqual({ width: 400, height: 200 });
  expect(heldView(all, stage, { width: 500, height: 1000 })).toEqual({ zoom: 1, x: 150, y: 0 });
});

test("S1.04 enlarging keeps the place under the pointer", () => {
  const view = zoomedAt(all, 2, { x: 300, y: 50 }, stage, picture);
  expect(view).toEqual({ zoom: 2, x: -300, y: -50 });
  expect(zoomedAt(view, 0.5, { x: 300, y: 50 }, stage, picture)).toEqual({ zoom: 1, x: 0, y: 0 });
});

test("S1.04 neither a move nor a zoom leaves the stage empty", () => {
  const near = zoomedAt(all, 100, { x: 0, y: 0 }, stage, picture);
  expect(near.zoom).toBe(MOST_ZOOM);
  expect(movedBy(near, { x: 999, y: 999 }, stage, picture)).toMatchObject({ x: 0, y: 0 });
  expect(movedBy(near, { x: -9999, y: -9999 }, stage, picture)).toMatchObject({ x: 400 - 2400, y: 200 - 1200 });
});
