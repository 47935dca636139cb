import { describe, expect, it } from "vitest";
import { scaleOfColumn, type ReadLabel } from "./column-scale.ts";
import { priceAt } from "./fit-scale.ts";
import type { Marks } from "./marks.ts";

const EXTENT = { left: 0, top: 30, right: 500, bottom: 270 };
const POINT = 0;
const COMMA = 0.15;

/** A label whose shapes are those of `shapes`, from the middle of its digits. */
function label(y: number, text: string, { shapes = text, descent = POINT, isPartial = false } = {}): ReadLabel {
  const letters = shapes
    .replaceAll(" ", "")
    .split("")
    .map((sign): Marks["letters"][number] => (sign === "." || sign === "," ? "point" : "sign"));
  const marks = { letters, descents: letters.filter((letter) => letter === "point").map(() => descent) };
  const ink = { width: 1, height: 1, data: new Uint8Array(1) };
  return { texts: [text], label: { y, height: 9, ink, marks, isEven: true, isPartial } };
}

const column = (texts: readonly string[], options = {}) =>
  texts.map((text, index) => label(20 + 50 * index, text, options));
const scaleOf = (labels: readonly ReadLabel[]) => scaleOfColumn(labels, EXTENT, [])?.scale ?? null;
const priceOf = (labels: readonly ReadLabel[]) => {
  const scale = scaleOf(labels);
  return scale && priceAt(scale, 20);
};

describe("The scale of a column of labels", () => {
  it.each([
    [["110.00", "108.00", "106.00", "104.00", "102.00"], 110],
    [["1.1200", "1.1150", "1.1100", "1.1050", "1.1000"], 1.12],
    [["1,100", "1,050", "1,000", "950", "900", "850"], 1100],
    [["1.100,00", "1.050,00", "1.000,00", "950,00", "900,00"], 1100],
    [["72k", "71k", "70k", "69k", "68k"], 72_000],
    [["0.105", "0.100", "0.095", "0.090", "0.085"], 0.105],
  ])("reads %j", (texts, price) => {
    expect(priceOf(column(texts))).toBeCloseTo(price);
  });

  it("is in doubt where 70.000 may be seventy or seventy thousand", () => {
    expect(scaleOf(column(["72.000", "71.000", "70.000", "69.000", "68.000"]))).toBeNull();
    expect(scaleOf(column(["72.005", "72.000", "71.995", "71.990", "71.985"]))).toBeNull();
  });

  it("is in doubt too where the last price may have lost its comma", () => {
    const ticks = column(["4.240", "4.220", "4.200", "4.180", "4.160"]);
    expect(scaleOf([...ticks.slice(0, 2), label(90, "4.21172"), ...ticks.slice(2)])).toBeNull();
  });

  it("reads 1.085 as decimals where thousands would have a step below ten", () => {
    expect(priceOf(column(["1.090", "1.085", "1.080", "1.075", "1.070"]))).toBeCloseTo(1.09);
    expect(scaleOf(column(["1.900", "1.800", "1.700", "1.600", "1.500"]))).toBeNull();
  });

  it("reads a comma before three digits as thousands, unless a zero is before it", () => {
    const thousands = ["72,000", "71,000", "70,000", "69,000", "68,000"];
    expect(priceOf(column(thousands, { descent: COMMA }))).toBeCloseTo(72_000);
    expect(scaleOf(column(thousands, { descent: POINT }))).toBeNull();
    expect(priceOf(column(["0,140", "0,130", "0,120", "0,110"], { descent: COMMA }))).toBeCloseTo(0.14);
  });

  it("knows by a label with both signs what each means", () => {
    const texts = ["72,000", "71,000", "70,000", "69,000", "68,000"];
    const price = label(95, "70,500.50", { descent: COMMA });
    expect(priceOf([...column(texts, { descent: COMMA }), price])).toBeCloseTo(72_000);
  });

  it("reads whole numbers with a current price that has decimals", () => {
    const [first, ...others] = column(["1550", "1545", "1540", "1535"]);
    expect(priceOf([first!, label(40, "1548.00"), ...others])).toBeCloseTo(1550);
  });

  it("knows by the currency what a point means", () => {
    expect(priceOf(column(["$72,000", "$71,000", "$70,000"], { descent: COMMA }))).toBeCloseTo(72_000);
    expect(scaleOf(column(["$72,000", "$71,000", "$70,000"], { descent: POINT }))).toBeNull();
    expect(priceOf(column(["$72.000", "$71.000", "$70.000", "$69.000"]))).toBeCloseTo(72);
    expect(priceOf(column(["72.000 €", "71.000 €", "70.000 €", "69.000 €"]))).toBeCloseTo(72_000);
    expect(priceOf(column(["72,000 €", "71,000 €", "70,000 €"], { descent: COMMA }))).toBeCloseTo(72);
  });

  it("has the points that the shapes show, where the OCR overlooked all of them", () => {
    const texts = ["11200", "11150", "11100", "11050", "11000"];
    const labels = texts.map((text, index) => label(20 + 50 * index, text, { shapes: `1.${text.slice(1)}` }));
    expect(priceOf(labels)).toBeCloseTo(1.12);
  });

  it("is in doubt where the shapes show letters that the OCR overlooked", () => {
    const labels = ["200", "150", "100", "50"].map((text, index) =>
      label(20 + 50 * index, text, { shapes: `1${text}` }),
    );
    expect(scaleOf(labels)).toBeNull();
  });

  it("repairs points that were lost in some labels whose letters touch", () => {
    const lost = (y: number, text: string) => label(y, text, { shapes: text.slice(1) });
    const found = column(["1.1200", "1.1150", "1.1100"]);
    expect(priceOf([...found, lost(170, "11050"), lost(220, "11000")])).toBeCloseTo(1.12);
  });

  it("takes another reading of a label if only that one fits", () => {
    const misread = (y: number, ...texts: string[]): ReadLabel => ({ ...label(y, texts[0]!), texts });
    const labels = [
      ...column(["110.00", "108.00"]),
      misread(120, "166.00", "106.00"),
      misread(170, "164.00", "104.00"),
      misread(220, "162.00", "102.00"),
    ];
    expect(priceOf(labels)).toBeCloseTo(110);
    expect(scaleOf(labels.map((each) => ({ ...each, texts: each.texts.slice(0, 1) })))).toBeNull();
  });

  it("tells points from commas in a label that has both, where the OCR saw neither", () => {
    const thousands = ["72.000", "71.000", "70.000", "69.000", "68.000"];
    const price = label(95, "7050050", { shapes: "70.500,50" });
    const marks = { ...price.label.marks, descents: [POINT, COMMA + 0.1] };
    expect(priceOf([...column(thousands), { ...price, label: { ...price.label, marks } }])).toBeCloseTo(72_000);
  });

  it("is not misled by a zero of another part of the screen", () => {
    const thousands = column(["1,500", "1,450", "1,400", "1,350"], { descent: COMMA });
    expect(priceOf([...thousands, label(260, "0")])).toBeCloseTo(1500);
  });

  it("leaves out labels that are cut off", () => {
    const texts = ["72,00", "71,00", "70,00", "69,00", "68,00"];
    expect(scaleOf(column(texts, { isPartial: true }))).toBeNull();
  });

  it("is in doubt with few labels, unusual steps, percentages, or contradictions", () => {
    expect(scaleOf(column(["110.00", "108.00"]))).toBeNull();
    expect(scaleOf(column(["117.30", "114.07", "110.84", "107.61"]))).toBeNull();
    expect(scaleOf(column(["10%", "5%", "0%", "-5%"]))).toBeNull();
    expect(scaleOf(column(["110", "7", "108", "3", "106", "9", "1"]))).toBeNull();
    expect(scaleOf([label(20, "110"), label(35, "109"), label(50, "108"), label(65, "107")])).toBeNull();
  });

  it("takes the row of the grid where labels are above it", () => {
    const labels = column(["110.00", "108.00", "106.00", "104.00", "102.00"]);
    const { scale } = scaleOfColumn(labels, EXTENT, [29, 79, 129, 179, 229])!;
    expect(priceAt(scale, 29)).toBeCloseTo(110);
    expect(priceAt(scaleOfColumn(labels, EXTENT, [20, 70, 120, 170, 220])!.scale, 20)).toBeCloseTo(110);
  });

  it("is logarithmic where the labels are", () => {
    const labels = [400, 200, 100, 50, 25].map((price, index) => label(20 + 50 * index, String(price)));
    expect(scaleOf(labels)?.kind).toBe("log");
    expect(priceAt(scaleOf(labels)!, 45)).toBeCloseTo(200 * Math.SQRT2);
  });
});
