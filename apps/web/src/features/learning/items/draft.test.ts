import type { PublicItem, ReplayAction } from "@candlewise/domain/learning/items";
import { describe, expect, it } from "vitest";
import { recordDraft, resetDraft, startHistory, undoDraft } from "./draft-history.ts";
import { placed } from "./categorize/placed.ts";
import { emptyDraft, fromAnswer, progressOf, toAnswer } from "./draft.ts";
import type { ItemDraft } from "./item-draft.ts";
import { paired } from "./match/paired.ts";
import { moved } from "./order/moved.ts";

const option = (token: string) => ({ token, text: [token] });
const base = { id: "i", is_graded: true, prompt: ["?"] };
const bar = { time: 0, open: 1, high: 2, low: 0, close: 1, volume: 5 };
const chart = { bars: [bar, bar, bar], decimals: 2, description: "" };
const abc = ["a", "b", "c"].map(option);
const xy = ["x", "y"].map(option);

const ITEMS = {
  choice: { ...base, type: "choice", choices: abc },
  multi: { ...base, type: "multi", choices: abc },
  order: { ...base, type: "order", entries: abc },
  match: { ...base, type: "match", lefts: abc.slice(0, 2), rights: xy },
  categorize: { ...base, type: "categorize", buckets: xy, entries: abc },
  fill_blank: {
    ...base,
    type: "fill_blank",
    text: ["{{b1}} {{b2}}"],
    blanks: [
      { token: "b1", options: xy },
      { token: "b2", options: xy },
    ],
  },
  numeric: { ...base, type: "numeric", unit: "usd", decimals: 0 },
  estimate: {
    ...base,
    type: "estimate",
    unit: "usd",
    decimals: 0,
    scale: { kind: "linear", from: 0, to: 100 },
  },
  chart_point: { ...base, type: "chart_point", chart },
  chart_line: { ...base, type: "chart_line", chart, line: "trend", anchors: [0, 2] },
  replay_decision: {
    ...base,
    type: "replay_decision",
    chart,
    holds: false,
    decisions: [0, 1].map((at) => ({ at, actions: ["wait", "buy"] satisfies ReplayAction[] })),
  },
  chart_order: { ...base, type: "chart_order", chart, sides: ["buy", "stay_out"] },
} satisfies Record<PublicItem["type"], PublicItem>;

const PARTIAL: { [Type in PublicItem["type"]]?: ItemDraft } = {
  match: { type: "match", pairs: { a: "x" } },
  categorize: { type: "categorize", placements: { a: "x", b: "y" } },
  fill_blank: { type: "fill_blank", blanks: { b1: "x" } },
  numeric: { type: "numeric", text: "12 apples", value: null },
  chart_line: { type: "chart_line", prices: [1.5, null] },
  replay_decision: { type: "replay_decision", actions: ["buy"] },
  chart_order: { type: "chart_order", side: "buy", lines: { entry: 1, stop: 0.5, target: null } },
};

const COMPLETE: Record<PublicItem["type"], ItemDraft> = {
  choice: { type: "choice", choice: "b" },
  multi: { type: "multi", choices: ["a", "c"] },
  order: { type: "order", order: ["b", "a", "c"], isTouched: true },
  match: { type: "match", pairs: { a: "y", b: "x" } },
  categorize: { type: "categorize", placements: { a: "x", b: "x", c: "y" } },
  fill_blank: { type: "fill_blank", blanks: { b1: "x", b2: "x" } },
  numeric: { type: "numeric", text: "12", value: 12 },
  estimate: { type: "estimate", value: 40 },
  chart_point: { type: "chart_point", bar: 2 },
  chart_line: { type: "chart_line", prices: [1.5, 0] },
  replay_decision: { type: "replay_decision", actions: ["buy", "wait"] },
  chart_order: { type: "chart_order", side: "buy", lines: { entry: 1, stop: 0.5, target: 1.5 } },
};

describe.each(Object.values(ITEMS))("a draft of $type", (item) => {
  it("is empty at first and stands for no answer", () => {
    expect(progressOf(item, emptyDraft(item))).toBe("empty");
    expect(toAnswer(item, emptyDraft(item))).toBeNull();
  });

  it("stands for no answer while parts are missing", () => {
    const draft = PARTIAL[item.type];
    if (!draft) return;
    expect(progressOf(item, draft)).toBe("partial");
    expect(toAnswer(item, draft)).toBeNull();
  });

  it("comes back from its answer", () => {
    const draft = COMPLETE[item.type];
    const answer = toAnswer(item, draft);
    expect(answer).toMatchObject({ type: item.type });
    expect(answer && fromAnswer(answer)).toEqual(draft);
  });

  it("counts for nothing in another item", () => {
    const other = item.type === "choice" ? ITEMS.multi : ITEMS.choice;
    expect(toAnswer(other, COMPLETE[item.type])).toBeNull();
  });
});

it("refuses tokens of another presentation", () => {
  expect(toAnswer(ITEMS.choice, { type: "choice", choice: "old" })).toBeNull();
  expect(toAnswer(ITEMS.multi, { type: "multi", choices: ["a", "old"] })).toBeNull();
  expect(toAnswer(ITEMS.order, { type: "order", order: ["a", "b", "old"], isTouched: true })).toBeNull();
  expect(toAnswer(ITEMS.match, { type: "match", pairs: { a: "x", b: "old" } })).toBeNull();
  expect(toAnswer(ITEMS.chart_point, { type: "chart_point", bar: 3 })).toBeNull();
});

it("takes an order for none while its stop and target are on the wrong sides, and staying out for a whole answer", () => {
  const item = ITEMS.chart_order;
  const tangled: ItemDraft = { type: "chart_order", side: "buy", lines: { entry: 1, stop: 1.2, target: 1.5 } };
  expect(progressOf(item, tangled)).toBe("partial");
  expect(toAnswer(item, tangled)).toBeNull();
  const out: ItemDraft = { ...tangled, side: "stay_out" };
  expect(toAnswer(item, out)).toEqual({ type: "chart_order", order: null });
  const foreign: ItemDraft = { ...COMPLETE.chart_order, type: "chart_order", side: "sell", lines: tangled.lines };
  expect(toAnswer(item, foreign)).toBeNull();
});

it("keeps one partner a side when pairs change", () => {
  expect(paired({ a: "x", b: "y" }, "a", "y")).toEqual({ a: "y" });
  expect(paired({ a: "x", b: "y" }, "a", null)).toEqual({ b: "y" });
  expect(placed({ a: "x" }, "a", "y")).toEqual({ a: "y" });
  expect(placed({ a: "x" }, "a", null)).toEqual({});
});

it("moves a part and stays inside the list", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, -4)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 1, 9)).toEqual(["a", "c", "b"]);
});

describe("undo before the answer is sent", () => {
  const first: ItemDraft = { type: "multi", choices: ["a"] };
  const second: ItemDraft = { type: "multi", choices: ["a", "b"] };

  it("goes back step by step to the empty draft", () => {
    const history = recordDraft(recordDraft(startHistory(ITEMS.multi), first), second);
    expect(undoDraft(history).present).toEqual(first);
    expect(undoDraft(undoDraft(undoDraft(history))).present).toEqual(emptyDraft(ITEMS.multi));
  });

  it("undoes a reset too", () => {
    const reset = resetDraft(recordDraft(startHistory(ITEMS.multi), first), ITEMS.multi);
    expect(reset.present).toEqual(emptyDraft(ITEMS.multi));
    expect(undoDraft(reset).present).toEqual(first);
  });

  it("takes typing as one step and ignores what changes nothing", () => {
    let history = startHistory(ITEMS.numeric);
    for (const text of ["1", "12", "125"])
      history = recordDraft(history, { type: "numeric", text, value: Number(text) });
    history = recordDraft(history, { type: "numeric", text: "125", value: 125 });
    expect(history.past).toHaveLength(1);
    expect(undoDraft(history).present).toEqual(emptyDraft(ITEMS.numeric));
  });
});
