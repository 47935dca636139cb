import type { Bar, CompiledItem, CompiledOption } from "./items.ts";

/** Marks texts that must never reach a learner before an answer; each secret text of a sample contains it. */
export const SECRET = "~secret~";

const option = (id: string, why = `${SECRET} why of ${id}`): CompiledOption => ({
  id,
  text: [`Text of ${id}`],
  why: [why],
  misconception: `${SECRET}-misconception-${id}`,
});

const bars: Bar[] = Array.from({ length: 40 }, (_, index) => ({
  time: index * 86_400,
  open: 100 + index,
  high: 102 + index,
  low: 98 + index,
  close: 101 + index,
  volume: 1000,
}));
const chart = { bars, decimals: 2, description: "A steady rise.", atr: 4 };
const trap = (id: string) => ({ misconception: `${SECRET}-${id}`, why: [`${SECRET} why of ${id}`] });
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

function wordItems(parts: number, skill: string): CompiledItem[] {
  const base = { skill, is_graded: true, explanation: [`${SECRET} explanation`], is_crypto: false };
  const choices = names("choice", parts).map((id, index) => ({ ...option(id), correct: index === 1 }));
  return [
    { ...base, id: `${skill}/choice`, type: "choice", prompt: ["Which one?"], choices },
    { ...base, id: `${skill}/reflection`, type: "choice", is_graded: false, prompt: ["What about you?"], choices },
    {
      ...base,
      id: `${skill}/multi`,
      type: "multi",
      prompt: ["Which ones?"],
      choices: choices.map((choice, index) => ({ ...choice, correct: index < 2 })),
    },
    {
      ...base,
      id: `${skill}/order`,
      type: "order",
      prompt: ["In order?"],
      entries: names("entry", parts).map((id) => option(id)),
    },
    {
      ...base,
      id: `${skill}/match`,
      type: "match",
      prompt: ["What belongs together?"],
      pairs: names("pair", parts).map((id) => ({ ...option(id), left: [`Left ${id}`], right: [`Right ${id}`] })),
    },
    {
      ...base,
      id: `${skill}/categorize`,
      type: "categorize",
      prompt: ["Where?"],
      buckets: names("bucket", 2).map((id) => ({ id, text: [id] })),
      entries: names("entry", parts).map((id, index) => ({ ...option(id), bucket: `bucket${(index % 2) + 1}` })),
    },
    {
      ...base,
      id: `${skill}/fill_blank`,
      type: "fill_blank",
      prompt: ["Fill in."],
      text: [{ tag: "p", children: ["When rates rise, ", { tag: "strong", children: ["prices {{b1}} and {{b2}}."] }] }],
      blanks: ["b1", "b2"].map((id) => ({
        id,
        correct: "word2",
        options: names("word", parts).map((word) => option(word)),
      })),
    },
  ];
}

function measuredItems(skill: string): CompiledItem[] {
  const base = { skill, is_graded: true, explanation: [`${SECRET} explanation`], is_crypto: false };
  return [
    {
      ...base,
      id: `${skill}/numeric`,
      type: "numeric",
      unit: "usd",
      decimals: 0,
      variants: [100, 200, 300].map((answer) => ({
        prompt: [`Variant ${answer / 100}`],
        explanation: [`${SECRET} explanation of ${answer}`],
        answer,
        tolerance: 1,
        traps: [
          { ...trap("half"), value: answer / 2 },
          { ...trap("almost-half"), value: answer / 2 + 1.5 },
        ],
        otherwise: [`${SECRET} why otherwise`],
      })),
    },
    {
      ...base,
      id: `${skill}/estimate`,
      type: "estimate",
      prompt: ["About how much?"],
      unit: "usd",
      decimals: 0,
      scale: { kind: "log", from: 100, to: 100_000 },
      answer: 7600,
      right: [6333, 9120],
      near: [5067, 11_400],
      low: trap("too-low"),
      high: trap("too-high"),
    },
  ];
}

function chartItems(skill: string): CompiledItem[] {
  const base = { skill, is_graded: true, explanation: [`${SECRET} explanation`], is_crypto: false };
  return [
    {
      ...base,
      id: `${skill}/chart_point`,
      type: "chart_point",
      prompt: ["Which candle?"],
      chart,
      bars: [19, 20, 21],
      traps: [{ ...trap("first"), bars: [0, 1] }],
      otherwise: [`${SECRET} why otherwise`],
    },
    {
      ...base,
      id: `${skill}/chart_line`,
      type: "chart_line",
      prompt: ["Where is the line?"],
      chart,
      line: "trend",
      anchors: [4, 36],
      prices: [102, 134],
      tolerance: 2,
      traps: [{ ...trap("tops"), prices: [106, 138] }],
      otherwise: [`${SECRET} why otherwise`],
    },
    {
      ...base,
      id: `${skill}/replay_decision`,
      type: "replay_decision",
      prompt: ["What does the rule say?"],
      chart,
      holds: false,
      decisions: [10, 20, 30].map((at, index) => ({
        at,
        right: index === 1 ? "wait" : "buy",
        options: (["wait", "buy"] as const).map((action) => ({ action, ...trap(`${action}-at-${at}`) })),
      })),
    },
  ];
}

function orderItems(skill: string): CompiledItem[] {
  const base = { skill, is_graded: true, explanation: [`${SECRET} explanation`], is_crypto: false };
  return [
    {
      ...base,
      id: `${skill}/chart_order`,
      type: "chart_order",
      prompt: ["Which order?"],
      chart,
      side: "buy",
      wrongSides: [
        { ...trap("sell"), side: "sell" },
        { ...trap("stay_out"), side: "stay_out" },
      ],
      rules: [
        { ...trap("entry"), rule: "entry", from: 108, to: 112 },
        { ...trap("stop"), rule: "stop", from: 89.8, to: 104.99 },
        { ...trap("room"), rule: "room", from: 101, to: 149.2 },
        { ...trap("target"), rule: "target", from: 89.8, to: 130 },
        { ...trap("reward_to_risk"), rule: "reward_to_risk", least: 2 },
      ],
      example: { side: "buy", entry: 110, stop: 104, target: 128 },
    },
    {
      ...base,
      id: `${skill}/stay_out`,
      type: "chart_order",
      prompt: ["Any order?"],
      chart,
      side: "stay_out",
      wrongSides: [
        { ...trap("buy"), side: "buy" },
        { ...trap("sell"), side: "sell" },
      ],
      rules: [],
      example: null,
    },
  ];
}

/** One item of every type, a reflection, and an order that is better not placed, with `parts` choices, entries or pairs each (2 at least). */
export function sampleItems(parts = 4, skill = "skill-a"): CompiledItem[] {
  return [...wordItems(parts, skill), ...measuredItems(skill), ...chartItems(skill), ...orderItems(skill)];
}
