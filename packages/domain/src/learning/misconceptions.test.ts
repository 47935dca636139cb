import { expect, test } from "vitest";
import { sampleItems } from "./item-samples.ts";
import { probes, shownMisconceptions } from "./misconceptions.ts";

const SEED = "seed";
const items = sampleItems(4, "risk");

test.each(items.map((item) => [item.type, item] as const))(
  "%s can be asked whether it probes a misconception",
  (_, item) => {
    expect(probes(item, new Set())).toBe(false);
    expect(probes(item, new Set(["no-such-misconception"]))).toBe(false);
  },
);

test("a replayed decision shows the misconception of the action that was taken instead of the right one", () => {
  const item = items.find(({ type }) => type === "replay_decision");
  if (item?.type !== "replay_decision") throw new Error("no sample");
  const right = item.decisions.map((decision) => decision.right);
  expect(shownMisconceptions(item, SEED, { type: "replay_decision", actions: right })).toEqual([]);
  const [first] = item.decisions;
  const wrong = first?.options.find(({ action, misconception }) => action !== first.right && misconception !== null);
  if (!wrong) throw new Error("the sample has no wrong action");
  const actions = [wrong.action, ...right.slice(1)];
  expect(shownMisconceptions(item, SEED, { type: "replay_decision", actions })).toEqual([wrong.misconception]);
  expect(probes(item, new Set([wrong.misconception ?? ""]))).toBe(true);
});
