import { describe, expect, it } from "vitest";
import { sampleItems } from "./item-samples.ts";
import type { ReplayAction } from "./items.ts";
import { plainText } from "./rich-text.ts";
import { changeAfter, changeOfRangeAfter, hindsight, isPaid, replayQuestions } from "./replay-decision.ts";
import { judge } from "./scoring.ts";

const item = sampleItems().find(({ type }) => type === "replay_decision");
if (item?.type !== "replay_decision") throw new Error("the samples have no replay");

const verdictOn = (actions: ReplayAction[]) => judge(item, "seed", { type: "replay_decision", actions });

describe("the verdict on a replay", () => {
  it("S7.73 is about each decision by itself, with what the rule makes of the action", () => {
    const verdict = verdictOn(["buy", "buy", "buy"]);
    if ("error" in verdict) throw new Error(verdict.error);
    expect(verdict).toMatchObject({ is_correct: false, is_nearly: true });
    expect(verdict.parts.map((part) => part.is_correct)).toEqual([true, false, true]);
    expect(verdict.parts.map((part) => plainText(part.why))).toEqual([
      expect.stringContaining("buy-at-10"),
      expect.stringContaining("buy-at-20"),
      expect.stringContaining("buy-at-30"),
    ]);
    expect(verdictOn(["buy", "wait", "buy"])).toMatchObject({ is_correct: true });
  });

  it("S7.73 does not depend on what the price did next", () => {
    const fallen = { ...item, chart: { ...item.chart, bars: item.chart.bars.toReversed() } };
    for (const actions of [
      ["buy", "wait", "buy"],
      ["wait", "wait", "wait"],
    ] satisfies ReplayAction[][]) {
      expect(judge(fallen, "seed", { type: "replay_decision", actions })).toEqual(verdictOn(actions));
    }
  });

  it.each([[["buy"]], [["buy", "wait", "sell"]], [["buy", "wait", "buy", "buy"]]] as [ReplayAction[]][])(
    "%j does not fit",
    (actions) => {
      expect(verdictOn(actions)).toEqual({ error: "answer_mismatch" });
    },
  );
});

describe("the outcome of a decision", () => {
  it("is the change of the close until the next decision, or the end", () => {
    const questions = replayQuestions(item);
    // The closes of the sample rise from 101 by 1 a bar.
    expect(changeAfter(item.chart.bars, questions, 0)).toBeCloseTo(121 / 111 - 1);
    expect(changeAfter(item.chart.bars, questions, 2)).toBeCloseTo(140 / 131 - 1);
  });

  it.each([
    ["buy", false, 0.1, true],
    ["sell", true, 0.1, false],
    ["wait", false, 0.1, false],
    ["wait", true, 0.1, true],
    ["wait", true, -0.1, false],
    ["move_stop", true, 0.1, null],
    ["buy", false, 0, null],
  ] as const)("%s, holding %s, at %d: %s", (action, holds, change, paid) => {
    expect(isPaid(action, holds, change)).toBe(paid);
  });

  it("hindsight would have bought each time in a rise, against the rule", () => {
    expect(hindsight(item).actions).toEqual(["buy", "buy", "buy"]);
    expect(judge(item, "seed", hindsight(item))).toMatchObject({ is_correct: false });
  });
});

it("S1.04 where prices are percent of a range, a change is a part of that range, from its lowest price too", () => {
  const bars = [0, 40, 25].map((close, time) => ({ time, open: close, high: close, low: close, close, volume: 0 }));
  const questions = [0, 1].map((at) => ({ at, actions: [] }));
  expect(changeOfRangeAfter(bars, questions, 0)).toBeCloseTo(0.4);
  expect(changeOfRangeAfter(bars, questions, 1)).toBeCloseTo(-0.15);
});
