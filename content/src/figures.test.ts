import type { Figure } from "@candlewise/domain/learning/figures";
import { describe, expect, test } from "vitest";
import { compileFiles } from "./compile.ts";
import { previewFigure } from "./preview/figure-lines.ts";
import { changedContent, LESSON, LESSON_WORDS, problemsAfter, type Change } from "./testing/sample-content.ts";
import { withFigure } from "./testing/sample-figures.ts";

function compiled(...changes: Change[]): Figure {
  const { bundle, problems } = compileFiles(changedContent(...changes));
  expect(problems).toEqual([]);
  const figure = bundle.languages["en"]?.lessons["saving"]?.pages[0]?.figure;
  if (!figure) throw new Error("no figure");
  return figure;
}

const at = (...path: (string | number)[]) => ["figures", "growth", ...path];

describe("a figure is compiled with its values", () => {
  test("balance: formulas use the numbers of the lesson", () => {
    expect(compiled(...withFigure("balance"))).toMatchObject({
      is_equal: false,
      result: "Left over",
      sides: [
        { label: "Owned", parts: [{ label: "Flat", value: expect.closeTo(162_889, 0) }, { value: 4000 }] },
        { label: "Owed", parts: [{ value: 120_000 }] },
      ],
    });
  });

  test("flow: amounts that add up", () => {
    expect(compiled(...withFigure("flow"))).toMatchObject({
      from: { value: 1000 },
      to: [{ value: 600 }, { value: 400 }],
    });
  });

  test("ladder: the best price first, with the order that meets it", () => {
    const figure = compiled(...withFigure("ladder"));
    expect(figure).toMatchObject({
      asks: [{ price: 10, size: 100 }, { price: 10.1 }],
      order: { side: "buy", size: 300 },
    });
    expect(previewFigure(figure).join("\n")).toContain("buy 300: 300 filled at 10.0667");
  });

  test("timeline: a year, a month or a day, as far as it is known", () => {
    expect(compiled(...withFigure("timeline"))).toMatchObject({
      events: [
        { when: "2008", text: "An idea" },
        { when: "Jan 2009", text: "A start" },
        { when: "May 22, 2010", text: "A pizza" },
      ],
    });
  });

  test("timeline: places in time with words of their own", () => {
    const figure = compiled(
      [LESSON, at(), { type: "timeline", events: { buy: { at: 0 }, settle: { at: "0 + 1" } } }],
      [
        LESSON_WORDS,
        at(),
        {
          title: "Title",
          description: "Text",
          events: { buy: { when: "Monday", text: "You buy" }, settle: { when: "Tuesday", text: "It is yours" } },
        },
      ],
    );
    expect(figure).toMatchObject({
      events: [
        { at: 0, when: "Monday" },
        { at: 1, when: "Tuesday", text: "It is yours" },
      ],
    });
  });
});

describe("a distribution", () => {
  const distribution = (...changes: Change[]) => {
    const figure = compiled(...withFigure("distribution"), ...changes);
    if (figure.type !== "distribution") throw new Error("no distribution");
    return figure;
  };

  test("is simulated the same each time, and whatever lies beyond its ranges has a range without an end", () => {
    const { ranges, split } = distribution();
    expect(ranges).toEqual(distribution().ranges);
    expect(ranges.map(({ from, to }) => [from, to])).toEqual([
      [null, -4],
      [-4, -2],
      [-2, 0],
      [0, 2],
      [2, 4],
      [4, null],
    ]);
    expect(ranges.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
    // Nine tosses of a fair coin: more heads in half of all runs, and never as many as tails.
    expect(split?.below.value).toBeGreaterThan(0.45);
    expect(split?.below.value).toBeLessThan(0.55);
    expect((split?.below.value ?? 0) + (split?.above.value ?? 0)).toBeCloseTo(1);
  });

  test("knows how low a run fell, and where it stopped", () => {
    const deep: Change = [LESSON, at("simulate", "outcome"), "low"];
    expect(distribution(deep).split?.above.value).toBeLessThan(0.3);
    const ended: Change = [LESSON, at("simulate", "stop"), { below: -2, above: 2 }];
    const { ranges } = distribution(ended);
    const ends = ranges.filter(({ from }) => from === -2 || from === 2).reduce((sum, { share }) => sum + share, 0);
    expect(ends).toBeGreaterThan(0.9);
  });

  test("follows the chance of a round", () => {
    expect(distribution([LESSON, at("simulate", "chance"), 0.9]).split?.above.value).toBeGreaterThan(0.99);
  });

  test("takes counts, or a formula for each range", () => {
    const without: Change = [LESSON, at("simulate"), undefined];
    expect(distribution(without, [LESSON, at("counts"), [1, 2, 4, 1]]).ranges.map(({ share }) => share)).toEqual([
      0.125, 0.25, 0.5, 0.125,
    ]);
    const bell = distribution(without, [LESSON, at("likelihood"), "exp(-(x^2) / 2)"]);
    expect(bell.split?.below.value).toBeCloseTo(0.5);
    expect(bell.ranges[1]?.share).toBeGreaterThan(0.4);
  });
});

describe("a slider", () => {
  const slider = { from: 100, to: 500, step: 200, start: 300, format: "num0" };

  test("has the numbers of the figure and its result for each value", () => {
    const figure = compiled(...withFigure("line"));
    expect(figure).toMatchObject({
      series: [
        {
          points: [
            [0, 1000],
            [1, 1060],
            [2, expect.closeTo(1123.6)],
          ],
        },
      ],
      slider: {
        label: "Yearly return",
        values: [0.02, 0.06, 0.1],
        start: 1,
        frames: [
          [1000, 1020, 1040],
          [1000, 1060, 1124],
          [1000, 1100, 1210],
        ],
        says: { label: "After two years", values: [1040.4, 1123.6, 1210] },
      },
    });
    expect(previewFigure(figure).join("\n")).toContain("moves Yearly return: 0.02, 0.06, 0.1; begins at 0.06");
  });

  test("moves the order on a ladder, which says itself what it pays", () => {
    const figure = compiled(
      ...withFigure("ladder"),
      [LESSON, at("slider"), { name: "size", ...slider }],
      [LESSON, at("order", "size"), "size"],
      [LESSON_WORDS, at("slider"), "Shares to buy"],
    );
    expect(figure).toMatchObject({ order: { size: 300 }, slider: { frames: [[100], [300], [500]], says: null } });
  });

  test("keeps a range without an end if any value has outcomes in it", () => {
    const figure = compiled(
      ...withFigure("distribution"),
      [LESSON, at("slider"), { name: "rounds", values: [1, 3, 25], start: 3, format: "num0" }],
      [LESSON, at("simulate", "rounds"), "rounds"],
      [LESSON_WORDS, at("slider"), "Tosses"],
    );
    if (figure.type !== "distribution") throw new Error("no distribution");
    expect(figure.ranges).toHaveLength(6);
    expect(figure.slider?.frames.map(([less]) => (less ?? 0) > 0)).toEqual([false, false, true]);
    // Each frame ends with the share below the split.
    expect(figure.slider?.frames.map((frame) => frame.length)).toEqual([7, 7, 7]);
  });
});

const MISTAKES: readonly [title: string, type: Parameters<typeof withFigure>[0], change: Change, message: string][] = [
  [
    "an unknown kind",
    "flow",
    [LESSON, at("type"), "pie"],
    `${LESSON}:9  figures.growth.type: type must be candles, line, bars, balance, flow, ladder, timeline or distribution`,
  ],
  ["a balance with three sides", "balance", [LESSON, at("sides", "more"), { x: 1 }], "a balance has exactly two sides"],
  [
    "equal sides that are not",
    "balance",
    [LESSON, at("equal"), true],
    "figures.growth.sides: the sides weigh $166,889 and $120,000; make them equal, or remove equal: true",
  ],
  [
    "an amount below zero",
    "balance",
    [LESSON, at("sides", "own", "cash"), -5],
    "sides.own.cash: is -5; an amount here is not below zero",
  ],
  [
    "a part without a name",
    "balance",
    [LESSON_WORDS, at("sides", "owe", "parts", "loan"), undefined],
    "figures.growth.sides.owe.parts.loan: missing; add it",
  ],
  [
    "a flow that loses money",
    "flow",
    [LESSON, at("to", "rest"), 300],
    "figures.growth.to: the amounts add up to $900, and the total is $1,000",
  ],
  [
    "an unknown name in a formula",
    "flow",
    [LESSON, at("to", "rest"), "1000 - food"],
    '"food" is not known here; known: after_ten',
  ],
  ["a flow to one place", "flow", [LESSON, at("to"), { rest: 1000 }], "figures.growth.to: needs 2 to 7 amounts"],
  [
    "asks that fall",
    "ladder",
    [LESSON, at("asks", 1, "price"), 9.95],
    "9.95 comes after 10; write the best price first",
  ],
  [
    "a crossed ladder",
    "ladder",
    [LESSON, at("bids", 0, "price"), 10.5],
    "the best ask, 10, must be above the best bid, 10.5",
  ],
  [
    "a level where nobody waits",
    "ladder",
    [LESSON, at("bids", 1, "size"), 0],
    "bids.1.size: is 0; nobody would wait there",
  ],
  [
    "an order of less than nothing",
    "ladder",
    [LESSON, at("order", "size"), -1],
    "order.size: is -1; a size is not below zero",
  ],
  [
    "a date that is none",
    "timeline",
    [LESSON, at("events", "last", "date"), "May 2010"],
    "events.last.date: write a date as 2009, 2009-01 or 2009-01-03",
  ],
  [
    "an event that is too early",
    "timeline",
    [LESSON, at("events", "last", "date"), "2008-12-01"],
    "events.last: is earlier than next, which stands before it",
  ],
  [
    "dates beside other places",
    "timeline",
    [LESSON, at("events", "first"), { at: 1 }],
    "figures.growth.events: give each event a date, or each one at",
  ],
  ["an event without a time", "timeline", [LESSON, at("events", "first"), {}], "events.first: needs either date or at"],
  [
    "a distribution of nothing",
    "distribution",
    [LESSON, at("simulate"), undefined],
    "figures.growth: needs one of counts, likelihood and simulate",
  ],
  [
    "a split inside a range",
    "distribution",
    [LESSON, at("split"), 1],
    "figures.growth.split: 1 is no edge of a range; edges are -4, -2, 0, 2, 4",
  ],
  [
    "a split without words",
    "distribution",
    [LESSON_WORDS, at("split"), undefined],
    "figures.growth.split: missing; add it",
  ],
  [
    "too long a simulation",
    "distribution",
    [LESSON, at("simulate", "rounds"), 5000],
    "1000 runs of 5000 rounds are more than 100000 rounds; take fewer",
  ],
  [
    "half a round",
    "distribution",
    [LESSON, at("simulate", "rounds"), 2.5],
    "rounds gives 2.5, not a whole number from 1",
  ],
  [
    "a slider whose name is taken",
    "line",
    [LESSON, at("slider", "name"), "after_ten"],
    "slider.name: after_ten has a meaning already; take another name",
  ],
  [
    "a slider that begins between its steps",
    "line",
    [LESSON, at("slider", "start"), 0.05],
    "slider.start: 0.05 is none of 0.02, 0.06, 0.1",
  ],
  [
    "a slider that moves nothing",
    "line",
    [LESSON, at("series", "grown"), "1000 * 1.05^x"],
    "slider.name: moving it changes nothing: no formula that is drawn uses rate",
  ],
  [
    "a slider without a result",
    "line",
    [LESSON, at("slider", "says"), undefined],
    "slider.says: missing; add a result that is said in words",
  ],
  [
    "a slider without a name",
    "line",
    [LESSON_WORDS, at("slider"), undefined],
    "figures.growth.slider: missing; add it",
  ],
  ["a result without a name", "line", [LESSON_WORDS, at("says"), undefined], "figures.growth.says: missing; add it"],
  [
    "the words of a slider that is gone",
    "flow",
    [LESSON_WORDS, at("slider"), "Pay"],
    "figures.growth.slider: nothing of this name is expected here; remove it",
  ],
  [
    "half a range for a slider",
    "line",
    [LESSON, at("slider", "to"), undefined],
    "figures.growth.slider: needs from, to and step, or values",
  ],
  [
    "a slider with too many steps",
    "line",
    [LESSON, at("slider", "step"), 0.001],
    "figures.growth.slider: must rise, in 2 to 30 steps",
  ],
  [
    "a slider too heavy for its page",
    "line",
    [LESSON, at("x"), { from: 0, to: 40, step: 0.1 }],
    "its steps need 1203 numbers, more than 1200",
  ],
  [
    "a simulation that grows beyond numbers",
    "distribution",
    [LESSON, at("simulate", "round"), "(value + 10)^99"],
    "gives Infinity, not a number",
  ],
];

describe("the author of a figure reads of", () => {
  test.each(MISTAKES)("%s", (_title, type, change, message) => {
    const errors = problemsAfter(...withFigure(type), change).filter((line) => line.startsWith("error"));
    expect(errors.join("\n")).toContain(message);
  });

  test("a flow that adds up at some values of its slider only", () => {
    const problems = problemsAfter(
      ...withFigure("flow"),
      [
        LESSON,
        at("slider"),
        {
          name: "rent",
          values: [500, 600, 700],
          start: 600,
          format: "usd0",
          says: { formula: "rent", format: "usd0" },
        },
      ],
      [LESSON, at("to", "rent"), "rent"],
      [LESSON_WORDS, at("slider"), "Rent"],
      [LESSON_WORDS, at("says"), "Rent"],
    );
    expect(problems.join("\n")).toContain("add up to $900, and the total is $1,000 (where rent is 500)");
  });

  test("too few or too many counts", () => {
    const problems = problemsAfter(
      ...withFigure("distribution"),
      [LESSON, at("simulate"), undefined],
      [LESSON, at("counts"), [1, 2]],
    );
    expect(problems.join("\n")).toContain("figures.growth.counts: there are 2 counts for 4 ranges");
  });
});
