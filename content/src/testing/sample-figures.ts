import { LESSON, LESSON_WORDS, type Change } from "./sample-content.ts";

const described = { title: "Title", description: "What it shows." };

/** A figure of each type without a mistake, with its words. */
export const SAMPLE_FIGURES = {
  balance: {
    structure: {
      type: "balance",
      format: "usd0",
      sides: { own: { flat: "after_ten * 100", cash: 4000 }, owe: { loan: 120_000 } },
    },
    words: {
      ...described,
      sides: {
        own: { label: "Owned", parts: { flat: "Flat", cash: "Cash" } },
        owe: { label: "Owed", parts: { loan: "Loan" } },
      },
      result: "Left over",
    },
  },
  flow: {
    structure: { type: "flow", format: "usd0", total: 1000, to: { rent: 600, rest: "1000 - 600" } },
    words: { ...described, from: "Pay", to: { rent: "Rent", rest: "Rest" } },
  },
  ladder: {
    structure: {
      type: "ladder",
      decimals: 2,
      bids: [
        { price: 9.9, size: 200 },
        { price: 9.8, size: 300 },
      ],
      asks: [
        { price: 10, size: 100 },
        { price: 10.1, size: 400 },
      ],
      order: { side: "buy", size: 300 },
    },
    words: { ...described, size_label: "Shares" },
  },
  timeline: {
    structure: {
      type: "timeline",
      events: { first: { date: 2008 }, next: { date: "2009-01" }, last: { date: "2010-05-22" } },
    },
    words: { ...described, events: { first: "An idea", next: "A start", last: "A pizza" } },
  },
  distribution: {
    structure: {
      type: "distribution",
      format: "num0",
      ranges: { from: -4, to: 4, step: 2 },
      simulate: { seed: 5, runs: 1000, rounds: 9, round: "value + 2 * win - 1" },
      split: 0,
    },
    words: { ...described, x_label: "Heads less tails", split: { below: "More tails", above: "More heads" } },
  },
  line: {
    structure: {
      type: "line",
      x: { from: 0, to: 2, step: 1 },
      format: "usd0",
      series: { grown: "1000 * (1 + rate)^x" },
      slider: {
        name: "rate",
        from: 0.02,
        to: 0.1,
        step: 0.04,
        start: 0.06,
        format: "pct0",
        says: { formula: "1000 * (1 + rate)^2", format: "usd2" },
      },
    },
    words: {
      ...described,
      x_label: "Years",
      series: { grown: "Grown" },
      slider: "Yearly return",
      says: "After two years",
    },
  },
} as const;

export type SampleFigure = keyof typeof SAMPLE_FIGURES;

/** The sample lesson with the figure on its first page. */
export const withFigure = (type: SampleFigure): Change[] => [
  [LESSON, ["figures", "growth"], SAMPLE_FIGURES[type].structure],
  [LESSON_WORDS, ["figures", "growth"], SAMPLE_FIGURES[type].words],
];
