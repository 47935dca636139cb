import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleItems } from "./item-samples.ts";
import { placesOf } from "./estimate.ts";
import type { Answer, CompiledItem, PlannedOrder, PublicItem, Verdict } from "./items.ts";
import { presentItem } from "./present-item.ts";
import { variantOf } from "./presentation.ts";
import { plainText } from "./rich-text.ts";
import { judge, pickedChoices, solutionOf } from "./scoring.ts";
import { present, sample } from "./testing/samples.ts";

type Type = CompiledItem["type"];

function verdictOf(item: CompiledItem, answer: Answer, seed = "seed"): Verdict {
  const verdict = judge(item, seed, answer);
  if ("error" in verdict) throw new Error(verdict.error);
  return verdict;
}

const tokenFor = (options: { token: string; text: unknown[] }[], text: string) =>
  options.find((option) => option.text[0] === text)?.token ?? "";

const items = fc.integer({ min: 3, max: 6 }).chain((parts) => fc.constantFrom(...sampleItems(parts)));
const seeds = fc.string({ minLength: 1 });

describe("judge", () => {
  it("finds the solution of every item right", () => {
    fc.assert(
      fc.property(items, seeds, (item, seed) => {
        const solution = solutionOf(item, seed);
        expect(solution === null).toBe(!item.is_graded);
        if (!solution) return;
        const verdict = verdictOf(item, solution, seed);
        expect(verdict.is_correct).toBe(true);
        expect(verdict.parts.every((part) => part.is_correct)).toBe(true);
        expect(verdict.solution).toEqual(solution);
      }),
    );
  });

  it("gives every wrong part a why, in whatever way an answer is wrong", () => {
    fc.assert(
      fc.property(items, seeds, fc.infiniteStream(fc.nat()), (item, seed, chance) => {
        const answer = guess(presentItem(item, seed), () => Number(chance.next().value));
        const verdict = verdictOf(item, answer, seed);
        const wrong = verdict.parts.filter((part) => !part.is_correct);
        expect(verdict.is_correct).toBe(item.is_graded ? wrong.length === 0 : null);
        for (const part of wrong) expect(plainText(part.why)).toContain("why");
      }),
    );
  });

  it("refuses an answer to another presentation or of another type", () => {
    for (const item of sampleItems()) {
      const foreign = solutionOf(item, "other");
      if (
        foreign &&
        !["numeric", "estimate", "replay_decision", "chart_point", "chart_line", "chart_order"].includes(item.type)
      ) {
        expect(judge(item, "seed", foreign)).toEqual({ error: "answer_mismatch" });
      }
      const other: Answer = item.type === "numeric" ? { type: "chart_point", bar: 0 } : { type: "numeric", value: 1 };
      expect(judge(item, "seed", other)).toEqual({ error: "answer_mismatch" });
    }
  });

  it.each<[Type, Answer]>([
    ["multi", { type: "multi", choices: [] }],
    ["order", { type: "order", order: [] }],
    ["match", { type: "match", pairs: {} }],
    ["categorize", { type: "categorize", placements: {} }],
    ["fill_blank", { type: "fill_blank", blanks: {} }],
    ["numeric", { type: "numeric", value: Number.POSITIVE_INFINITY }],
    ["chart_point", { type: "chart_point", bar: 40 }],
    ["chart_line", { type: "chart_line", prices: [100] }],
    ["chart_order", { type: "chart_order", order: { side: "buy", entry: 110, stop: 111, target: 128 } }],
    ["chart_order", { type: "chart_order", order: { side: "buy", entry: 110, stop: 104, target: 228 } }],
  ])("refuses an unfinished or impossible answer to %s", (type, answer) => {
    expect(judge(sample(type), "seed", answer)).toEqual({ error: "answer_mismatch" });
  });

  it("says of a multi answer what was picked wrongly and what was left out", () => {
    const { choices } = present("multi");
    const [one, four] = [tokenFor(choices, "Text of choice1"), tokenFor(choices, "Text of choice4")];
    const { parts, is_correct } = verdictOf(sample("multi"), { type: "multi", choices: [one, four] });
    expect(is_correct).toBe(false);
    expect(parts.map((part) => [part.token, part.is_correct])).toEqual([
      [one, true],
      [tokenFor(choices, "Text of choice2"), false],
      [four, false],
    ]);
  });

  it("replies to a reflection without judging it", () => {
    const item = sampleItems().find((each) => !each.is_graded) ?? sample("choice");
    const shown = presentItem(item, "seed");
    const choice = shown.type === "choice" ? (shown.choices[0]?.token ?? "") : "";
    const verdict = verdictOf(item, { type: "choice", choice });
    expect(verdict).toMatchObject({ is_correct: null, solution: null, parts: [{ token: choice, is_correct: true }] });
  });

  it("takes pairs with the same right side for one another", () => {
    const item = sample("match");
    const twins = { ...item, pairs: item.pairs.map((pair) => ({ ...pair, right: ["the same"] })) };
    const shown = presentItem(twins, "seed");
    if (shown.type !== "match") throw new Error("not a match");
    const pairs = Object.fromEntries(shown.lefts.map(({ token }, index) => [token, shown.rights[index]?.token ?? ""]));
    expect(verdictOf(twins, { type: "match", pairs }).is_correct).toBe(true);
  });
});

describe("pickedChoices", () => {
  it("tells the authored ids behind an answer to choices", () => {
    const picked = (type: Type) => {
      const solution = solutionOf(sample(type), "seed");
      return solution && pickedChoices(sample(type), "seed", solution);
    };
    expect([picked("choice"), picked("multi"), picked("order")]).toEqual([["choice2"], ["choice1", "choice2"], []]);
  });
});

describe("judge with tolerances and traps", () => {
  const { answer } = variantOf(sample("numeric"), "seed");

  it.each([
    [0, true, ""],
    [1, true, ""],
    [-1, true, ""],
    [1.01, false, "otherwise"],
    [-answer / 2, false, "why of half"],
    [-answer / 2 + 0.7, false, "why of half"],
    [-answer / 2 + 0.8, false, "why of almost-half"],
    [-answer / 2 + 2.5, false, "why of almost-half"],
    [-answer / 2 + 2.6, false, "otherwise"],
  ])("numeric: %d off is right: %s %s", (off, isCorrect, why) => {
    const verdict = verdictOf(sample("numeric"), { type: "numeric", value: answer + off });
    expect(verdict.is_correct).toBe(isCorrect);
    expect(verdict.parts.map((part) => plainText(part.why)).join("")).toContain(why);
    expect(plainText(verdict.explanation)).toContain(String(answer));
  });

  it("forgives the rounding of binary fractions at the edge of the tolerance", () => {
    const item = sample("numeric");
    const small = { ...item, variants: item.variants.map((each) => ({ ...each, answer: 0.2, tolerance: 0.1 })) };
    expect(verdictOf(small, { type: "numeric", value: 0.3 }).is_correct).toBe(true);
  });

  it.each([
    [20, true, ""],
    [19, true, ""],
    [18, false, "otherwise"],
    [1, false, "why of first"],
  ])("chart_point: bar %d is right: %s %s", (bar, isCorrect, why) => {
    const verdict = verdictOf(sample("chart_point"), { type: "chart_point", bar });
    expect(verdict.is_correct).toBe(isCorrect);
    expect(verdict.parts.map((part) => plainText(part.why)).join("")).toContain(why);
  });

  it.each([
    [[102, 134], true, ""],
    [[104, 132], true, ""],
    [[104.1, 134], false, "otherwise"],
    [[106, 137], false, "why of tops"],
    [[106, 134], false, "otherwise"],
  ])("chart_line: prices %j are right: %s %s", (prices, isCorrect, why) => {
    const verdict = verdictOf(sample("chart_line"), { type: "chart_line", prices });
    expect(verdict.is_correct).toBe(isCorrect);
    expect(verdict.parts.map((part) => plainText(part.why)).join("")).toContain(why);
  });
});

/** Within what the chart of the samples shows. */
function guessOrder(side: PlannedOrder["side"], chance: () => number): PlannedOrder {
  const entry = 100 + (chance() % 40);
  const [below, above] = [entry - 1 - (chance() % 10), entry + 1 + (chance() % 9)];
  return side === "buy" ? { side, entry, stop: below, target: above } : { side, entry, stop: above, target: below };
}

/** A random well-formed answer to a presented item. */
function guess(item: PublicItem, chance: () => number): Answer {
  const pick = <T>(list: readonly T[]): T => {
    const one = list[chance() % list.length];
    if (one === undefined) throw new Error("nothing to pick from");
    return one;
  };
  switch (item.type) {
    case "choice":
      return { type: "choice", choice: pick(item.choices).token };
    case "multi": {
      const some = item.choices.filter(() => chance() % 2 === 0).map(({ token }) => token);
      return { type: "multi", choices: some.length > 0 ? some : [pick(item.choices).token] };
    }
    case "order":
      return { type: "order", order: item.entries.map(({ token }) => token) };
    case "match":
      return {
        type: "match",
        pairs: Object.fromEntries(item.lefts.map(({ token }) => [token, pick(item.rights).token])),
      };
    case "categorize":
      return {
        type: "categorize",
        placements: Object.fromEntries(item.entries.map(({ token }) => [token, pick(item.buckets).token])),
      };
    case "fill_blank":
      return {
        type: "fill_blank",
        blanks: Object.fromEntries(item.blanks.map(({ token, options }) => [token, pick(options).token])),
      };
    case "numeric":
      return { type: "numeric", value: chance() };
    case "replay_decision":
      return { type: "replay_decision", actions: item.decisions.map(({ actions }) => pick(actions)) };
    case "estimate":
      return { type: "estimate", value: pick(placesOf(item.scale, item.decimals)) };
    case "chart_point":
      return { type: "chart_point", bar: chance() % item.chart.bars.length };
    case "chart_line":
      return { type: "chart_line", prices: item.anchors.map(() => chance() % 200) };
    case "chart_order":
      return { type: "chart_order", order: pick([null, guessOrder("buy", chance), guessOrder("sell", chance)]) };
  }
}
