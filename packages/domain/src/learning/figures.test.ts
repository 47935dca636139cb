import { describe, expect, it } from "vitest";
import { balanceOf, fillOf, numbersOf, withNumbers, type MovableFigure } from "./figures.ts";

describe("a market order on a ladder", () => {
  const asks = [
    { price: 10, size: 100 },
    { price: 11, size: 300 },
    { price: 12, size: 50 },
  ];

  it("takes the best price first and pays the average of what it took", () => {
    expect(fillOf(asks, 200)).toEqual({ taken: [100, 100, 0], filled: 200, average: 10.5, left: 0 });
  });

  it("leaves what nobody offers", () => {
    expect(fillOf(asks, 500)).toMatchObject({ taken: [100, 300, 50], filled: 450, left: 50 });
  });

  it("has no average price before anything is filled", () => {
    expect(fillOf(asks, 0)).toMatchObject({ filled: 0, average: null });
  });
});

it("a balance is what the first side weighs more than the second", () => {
  const side = (...values: number[]) => ({ label: "", parts: values.map((value) => ({ label: "", value })) });
  expect(balanceOf({ sides: [side(200, 50), side(180)] })).toBe(70);
  expect(balanceOf({ sides: [side(100), side(60, 60)] })).toBe(-20);
});

const text = { title: "", description: "" };
const named = (value: number) => ({ label: "", value });
const MOVABLE: MovableFigure[] = [
  {
    type: "line",
    ...text,
    format: "usd0",
    x_label: "",
    series: [
      {
        label: "",
        points: [
          [0, 1],
          [1, 2],
        ],
      },
      {
        label: "",
        points: [
          [0, 3],
          [1, 4],
        ],
      },
    ],
  },
  { type: "bars", ...text, format: "usd0", bars: [named(1), named(-2)] },
  {
    type: "balance",
    ...text,
    format: "usd0",
    result: "",
    is_equal: false,
    sides: [
      { label: "", parts: [named(1), named(2)] },
      { label: "", parts: [named(3)] },
    ],
  },
  { type: "flow", ...text, format: "usd0", from: named(3), to: [named(1), named(2)] },
  {
    type: "ladder",
    ...text,
    decimals: 2,
    size_label: "",
    bids: [{ price: 1, size: 1 }],
    asks: [{ price: 2, size: 1 }],
    order: { side: "buy", size: 5 },
  },
  {
    type: "distribution",
    ...text,
    format: "num0",
    x_label: "",
    ranges: [
      { from: 0, to: 1, share: 0.25 },
      { from: 1, to: null, share: 0.75 },
    ],
    split: { at: 1, below: named(0.25), above: named(0.75) },
  },
];

describe.each(MOVABLE)("a $type that is moved", (figure) => {
  const halved = numbersOf(figure).map((number) => number / 2);

  it("takes each number to its place", () => {
    expect(withNumbers(figure, numbersOf(figure))).toEqual(figure);
    expect(numbersOf(withNumbers(figure, halved))).toEqual(halved);
  });
});

it("what follows from the numbers of a figure moves along", () => {
  const flow = withNumbers({ type: "flow", ...text, format: "usd0", from: named(3), to: [named(1), named(2)] }, [5, 6]);
  expect(flow).toMatchObject({ from: { value: 11 } });
  const odds = MOVABLE.find(({ type }) => type === "distribution");
  expect(odds && withNumbers(odds, [0.5, 0.5, 0.5])).toMatchObject({ split: { above: { value: 0.5 } } });
});
