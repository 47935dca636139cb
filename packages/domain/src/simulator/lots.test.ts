import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { averageCost, lotsCost, quantityOf, splitLots, takeOldest } from "./lots.ts";
import { parseQuantity, parseUsd } from "./money.ts";

const lot = (quantity: string, cost: string, acquiredAt = 0) => ({
  quantity: parseQuantity(quantity),
  cost: parseUsd(cost),
  acquiredAt,
});
const anyLots = fc.array(
  fc.record({
    quantity: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    cost: fc.bigInt({ min: 0n, max: 10n ** 10n }),
    acquiredAt: fc.nat(),
  }),
  { minLength: 1, maxLength: 6 },
);

describe("takeOldest", () => {
  it("takes the first bought first", () => {
    const { left, cost } = takeOldest([lot("2", "20"), lot("3", "60")], parseQuantity("3"));
    expect(cost).toBe(parseUsd("40"));
    expect(left).toEqual([lot("2", "40")]);
  });

  it("leaves what rounding leaves in the lot", () => {
    const { left, cost } = takeOldest([lot("3", "0.0100")], parseQuantity("1"));
    expect(cost).toBe(33n);
    expect(lotsCost(left)).toBe(67n);
  });

  it("neither makes nor loses quantity or cost", () => {
    fc.assert(
      fc.property(anyLots, fc.nat({ max: 1000 }), (lots, share) => {
        const quantity = (quantityOf(lots) * BigInt(share)) / 1000n;
        const { left, cost } = takeOldest(lots, quantity);
        expect(quantityOf(left)).toBe(quantityOf(lots) - quantity);
        expect(lotsCost(left)).toBe(lotsCost(lots) - cost);
        expect(left.every((each) => each.quantity > 0n && each.cost >= 0n)).toBe(true);
      }),
    );
  });

  it("refuses to take more than there is", () => {
    expect(() => takeOldest([lot("1", "1")], parseQuantity("1.00000001"))).toThrow(RangeError);
  });
});

describe("splitLots", () => {
  it("changes the quantities and leaves the cost", () => {
    const { lots, remainder } = splitLots([lot("2", "20"), lot("3", "60")], 4n, 1n);
    expect(lots).toEqual([lot("8", "20"), lot("12", "60")]);
    expect(remainder).toBe(0n);
  });

  it("neither makes nor loses a unit or a cost, whatever the ratio", () => {
    const ratio = fc.bigInt({ min: 1n, max: 50n });
    fc.assert(
      fc.property(anyLots, ratio, ratio, (lots, numerator, denominator) => {
        const split = splitLots(lots, numerator, denominator);
        expect(quantityOf(split.lots) * denominator + split.remainder).toBe(quantityOf(lots) * numerator);
        expect(split.remainder >= 0n && split.remainder < denominator).toBe(true);
        expect(lotsCost(split.lots) + split.lostCost).toBe(lotsCost(lots));
        expect(split.lots.every(({ quantity }) => quantity > 0n)).toBe(true);
      }),
    );
  });

  it("gives up what is too little to be held", () => {
    const { lots, lostCost } = splitLots([lot("0.00000003", "0.5")], 1n, 10n);
    expect(lots).toEqual([]);
    expect(lostCost).toBe(parseUsd("0.5"));
  });
});

it("average cost is over all lots", () => {
  expect(averageCost([lot("1", "10"), lot("3", "50")])).toBe(parseUsd("15"));
  expect(averageCost([])).toBe(0n);
});
