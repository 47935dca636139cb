import { expect, test } from "vitest";
import type { Drawing } from "#web/modules/chart/chart-port.ts";
import { mergeDrawings } from "./merge-drawings.ts";

const line = (id: string, price = 10): Drawing => ({ id, tool: "horizontal", points: [{ time: 1, price }] });

test("a merge keeps removals and changes of both sides, and never brings back what either removed", () => {
  const base = [line("kept"), line("removedHere"), line("removedThere"), line("movedHere"), line("movedThere")];
  const mine = [line("kept"), line("removedThere"), line("movedHere", 20), line("movedThere")];
  const theirs = [line("kept"), line("removedHere"), line("movedHere"), line("movedThere", 30)];
  expect(mergeDrawings(base, mine, theirs)).toEqual([line("kept"), line("movedHere", 20), line("movedThere", 30)]);
});
