import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceScale } from "../types.ts";
import { fitScale, priceAt, rowOf, type Tick } from "./fit-scale.ts";

const tick = (y: number, ...values: number[]): Tick => ({
  y,
  height: 9,
  values: values.map((value, index) => ({ value, cost: 0.3 * index })),
});

/** Labels of a linear axis, 40 rows from one to the next. */
const AXIS = [110, 108, 106, 104, 102, 100].map((price, index) => tick(20 + 40 * index, price));

const scales = fc.record({
  kind: fc.constantFrom("linear" as const, "log" as const),
  top: fc.double({ min: 1, max: 1000, noNaN: true }),
  growth: fc.double({ min: 1.3, max: 5, noNaN: true }),
});

describe("The scale of labels", () => {
  it("is the line through them", () => {
    const fit = fitScale(AXIS)!;
    expect(fit.scale.kind).toBe("linear");
    expect(priceAt(fit.scale, 40)).toBeCloseTo(109);
    expect(fit.ticks).toHaveLength(6);
  });

  it("is found among labels that were misread, and others in between", () => {
    const labels = [...AXIS.slice(0, 2), tick(100, 706), ...AXIS.slice(3), tick(75, 14), tick(233, 3)];
    expect(priceAt(fitScale(labels)!.scale, 140)).toBeCloseTo(104);
  });

  it("takes the repaired value of a label only if the other one does not fit", () => {
    const labels = [tick(20, 1.1), tick(60, 108, 1.08), tick(100, 1.06), tick(140, 1.04)];
    const fit = fitScale(labels)!;
    expect(fit.ticks.map(({ value }) => value)).toEqual([1.1, 1.08, 1.06, 1.04]);
    expect(fit.ticks.map(({ cost }) => cost)).toEqual([0, 0.3, 0, 0]);
  });

  it("needs three labels, with prices that grow upward", () => {
    expect(fitScale(AXIS.slice(0, 2))).toBeNull();
    expect(fitScale([tick(20, 100), tick(60, 102), tick(100, 104)])).toBeNull();
    expect(fitScale([])).toBeNull();
  });

  it("is found for any linear or logarithmic axis, in spite of rounding and some misread labels", () => {
    fc.assert(
      fc.property(
        scales,
        fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 12, maxLength: 12 }),
        fc.uniqueArray(fc.nat(11), { maxLength: 3 }),
        fc.array(fc.double({ min: 0.01, max: 100_000, noNaN: true }), { minLength: 12, maxLength: 12 }),
        ({ kind, top, growth }, noise, misread, others) => {
          const height = (price: number) => (kind === "log" ? Math.log(price) : price);
          const a = (height(top) - height(top * growth)) / 440;
          const truth: PriceScale = { kind, a, b: height(top * growth) - 20 * a };
          const labels = noise.map((shift, index) => {
            const price = priceAt(truth, 20 + 40 * index);
            return tick(20 + 40 * index + shift, misread.includes(index) ? others[index]! : price);
          });
          const fit = fitScale(labels)!;
          const range = top * growth - top;
          for (const y of [20, 240, 460]) {
            expect(Math.abs(priceAt(fit.scale, y) - priceAt(truth, y)) / range).toBeLessThan(0.01);
          }
        },
      ),
    );
  });

  it("turns prices into rows and back", () => {
    const scale: PriceScale = { kind: "log", a: -0.002, b: 5 };
    expect(rowOf(scale, priceAt(scale, 123))).toBeCloseTo(123);
  });
});
