import { describe, expect, it } from "vitest";
import { sampleItems } from "./item-samples.ts";
import type { Answer, CompiledItem, Verdict } from "./items.ts";
import { plainText } from "./rich-text.ts";
import { judge, solutionOf } from "./scoring.ts";
import { firstVerdict, hasSecondTry } from "./second-try.ts";
import { present, sample } from "./testing/samples.ts";

function verdictOf(item: CompiledItem, answer: Answer): Verdict {
  const verdict = judge(item, "seed", answer);
  if ("error" in verdict) throw new Error(verdict.error);
  return verdict;
}

const rightTo = (item: CompiledItem): Answer => {
  const solution = solutionOf(item, "seed");
  if (!solution) throw new Error(`${item.id} has no solution`);
  return solution;
};

const turned = (values: string[]) => [...values.slice(1), ...values.slice(0, 1)];
const rotated = (record: Record<string, string>) => {
  const values = turned(Object.values(record));
  return Object.fromEntries(Object.keys(record).map((key, index) => [key, values[index] ?? ""]));
};

/** Wrong in as many parts as possible. */
function wrongTo(item: CompiledItem): Answer {
  const right = rightTo(item);
  switch (right.type) {
    case "choice":
      return { ...right, choice: present("choice").choices.find(({ token }) => token !== right.choice)?.token ?? "" };
    case "multi":
      return {
        ...right,
        choices: present("multi")
          .choices.map(({ token }) => token)
          .filter((token) => !right.choices.includes(token)),
      };
    case "order":
      return { ...right, order: right.order.toReversed() };
    case "match":
      return { ...right, pairs: rotated(right.pairs) };
    case "categorize":
      return { ...right, placements: rotated(right.placements) };
    case "fill_blank":
      return {
        ...right,
        blanks: Object.fromEntries(
          present("fill_blank").blanks.map(({ token, options }) => [
            token,
            options.find((option) => option.token !== right.blanks[token])?.token ?? "",
          ]),
        ),
      };
    case "replay_decision":
      return { ...right, actions: right.actions.map((action) => (action === "buy" ? "wait" : "buy")) };
    case "numeric":
    case "estimate":
      return { ...right, value: right.value / 2 };
    case "chart_point":
      return { ...right, bar: 0 };
    case "chart_line":
      return { ...right, prices: right.prices.map((price) => price + 20) };
    case "chart_order":
      return { ...right, order: right.order ? null : { side: "buy", entry: 110, stop: 104, target: 128 } };
  }
}

const graded = sampleItems().filter((item) => item.is_graded);

describe("the first verdict in a lesson", () => {
  it.each(graded)("of a wrong $type may be tried again and keeps the right answer back", (item) => {
    const verdict = firstVerdict(item, verdictOf(item, wrongTo(item)));
    expect(verdict).toMatchObject({ is_correct: false, can_retry: true, solution: null, tolerance: null });
    expect(verdict.explanation).toEqual([]);
  });

  it.each(graded)("of a right $type is whole", (item) => {
    const verdict = verdictOf(item, rightTo(item));
    expect(firstVerdict(item, verdict)).toEqual(verdict);
  });

  it("does not name a right choice that was not picked", () => {
    const verdict = firstVerdict(sample("multi"), verdictOf(sample("multi"), wrongTo(sample("multi"))));
    const right = rightTo(sample("multi"));
    const named = verdict.parts.map(({ token }) => token);
    expect(right.type === "multi" && right.choices.filter((token) => named.includes(token))).toEqual([]);
    expect(named).toHaveLength(2);
  });

  it("says why a pick is wrong, but not where a part belongs", () => {
    const remarks = (type: CompiledItem["type"]) =>
      firstVerdict(sample(type), verdictOf(sample(type), wrongTo(sample(type)))).parts.map(({ why }) => plainText(why));
    for (const type of [
      "choice",
      "multi",
      "fill_blank",
      "numeric",
      "chart_point",
      "chart_line",
      "chart_order",
    ] as const)
      expect(remarks(type).join()).toContain("why");
    for (const type of ["order", "match", "categorize"] as const) expect(remarks(type).join("")).toBe("");
  });

  it("is the last one where only the right answer is left", () => {
    const choice = sample("choice");
    const two = { ...choice, choices: choice.choices.slice(0, 2) };
    expect(hasSecondTry(choice)).toBe(true);
    expect(hasSecondTry(two)).toBe(false);
    expect(hasSecondTry({ ...choice, is_graded: false })).toBe(false);
    const blank = sample("fill_blank");
    const oneGap = blank.blanks.slice(0, 1).map((each) => ({ ...each, options: each.options.slice(0, 2) }));
    expect(hasSecondTry({ ...blank, blanks: oneGap })).toBe(false);
    const order = sample("chart_order");
    const left = { ...order, side: "stay_out" as const, example: null, rules: [] };
    expect(hasSecondTry({ ...left, wrongSides: order.wrongSides.slice(0, 1) })).toBe(false);
    expect(hasSecondTry({ ...order, wrongSides: order.wrongSides.slice(0, 1) })).toBe(true);
    const verdict = verdictOf(choice, wrongTo(choice));
    expect(firstVerdict(two, verdict)).toEqual(verdict);
  });
});

describe("nearly right", () => {
  const isNearly = (type: CompiledItem["type"], answer: Answer) => verdictOf(sample(type), answer).is_nearly;
  const right = <Type extends Answer["type"]>(type: Type) => rightTo(sample(type)) as Extract<Answer, { type: Type }>;

  it.each(graded)("is not a right answer, nor one to $type that is far off", (item) => {
    expect(verdictOf(item, rightTo(item)).is_nearly).toBe(false);
    expect(verdictOf(item, wrongTo(item)).is_nearly).toBe(false);
  });

  it("is a choice of several with one left out or one too many", () => {
    const { choices } = right("multi");
    const extra = present("multi").choices.find(({ token }) => !choices.includes(token))?.token ?? "";
    expect(isNearly("multi", { type: "multi", choices: choices.slice(1) })).toBe(true);
    expect(isNearly("multi", { type: "multi", choices: [...choices, extra] })).toBe(true);
    expect(isNearly("multi", { type: "multi", choices: [...choices.slice(1), extra] })).toBe(false);
  });

  it("is an order one swap or one move away", () => {
    const [a = "", b = "", c = "", d = ""] = right("order").order;
    const given = (...order: string[]) => isNearly("order", { type: "order", order });
    expect([given(b, a, c, d), given(d, b, c, a), given(d, a, b, c)]).toEqual([true, true, true]);
    expect([given(d, c, b, a), given(b, a, d, c)]).toEqual([false, false]);
  });

  it("is two pairs swapped, one card or one blank wrong among several", () => {
    const pairs = Object.entries(right("match").pairs);
    const [first, second] = pairs;
    if (!first || !second) throw new Error("too few pairs");
    const swapped = Object.fromEntries([...pairs, [first[0], second[1]], [second[0], first[1]]]);
    expect(isNearly("match", { type: "match", pairs: swapped })).toBe(true);
    const { placements } = right("categorize");
    const entry = Object.keys(placements)[0] ?? "";
    const other = Object.values(placements).find((bucket) => bucket !== placements[entry]) ?? "";
    expect(isNearly("categorize", { type: "categorize", placements: { ...placements, [entry]: other } })).toBe(true);
  });

  it("is a number within five percent or twice the tolerance, unless a known mistake leads to it", () => {
    const { value } = right("numeric");
    expect(isNearly("numeric", { type: "numeric", value: value * 1.05 })).toBe(true);
    expect(isNearly("numeric", { type: "numeric", value: value * 1.06 })).toBe(false);
    const item = sample("numeric");
    const trap = { misconception: "m", why: ["why"], value: value * 1.04 };
    const withTrap = { ...item, variants: item.variants.map((variant) => ({ ...variant, traps: [trap] })) };
    expect(verdictOf(withTrap, { type: "numeric", value: value * 1.04 }).is_nearly).toBe(false);
  });

  it("is a candle beside the right one, and a line within twice its tolerance", () => {
    const bar = (at: number) => isNearly("chart_point", { type: "chart_point", bar: at });
    expect([bar(17), bar(23), bar(16), bar(24)]).toEqual([true, true, false, false]);
    const { prices } = right("chart_line");
    const off = (by: number) =>
      isNearly("chart_line", { type: "chart_line", prices: prices.map((price, index) => price - index * by) });
    expect([off(3), off(4), off(5)]).toEqual([true, true, false]);
  });

  it("is an order on the right side that breaks one rule", () => {
    const { order } = right("chart_order");
    if (!order) throw new Error("the sample has no order");
    const given = (change: Partial<typeof order>) =>
      isNearly("chart_order", { type: "chart_order", order: { ...order, ...change } });
    expect([given({ stop: 108 }), given({ entry: 107 }), given({ target: 111 })]).toEqual([true, true, true]);
    expect([given({ stop: 108, target: 111 }), given({ side: "sell", stop: 128, target: 104 })]).toEqual([
      false,
      false,
    ]);
  });
});
