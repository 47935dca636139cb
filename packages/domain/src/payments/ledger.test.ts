import fc from "fast-check";
import { expect, test } from "vitest";
import { entriesOf, type Entry } from "./ledger.ts";

const sum = (entries: readonly Entry[]) => entries.reduce((total, { amountMinor }) => total + amountMinor, 0);
const balance = (entries: readonly Entry[], account: string) =>
  sum(entries.filter((entry) => entry.account === account));
const anyVat = fc.option(
  fc.record({
    country: fc.constantFrom("DE", "FR"),
    ratePercent: fc.integer({ min: 0, max: 2700 }).map((each) => each / 100),
  }),
);

test("a charge with VAT has an entry for the provider, the revenue and the tax office", () => {
  expect(entriesOf("charge", { amountMinor: 999, vat: { country: "DE", ratePercent: 19 } })).toEqual([
    { account: "provider", amountMinor: 999 },
    { account: "revenue", amountMinor: -839 },
    { account: "vat:DE", amountMinor: -160 },
  ]);
  expect(entriesOf("refund", { amountMinor: 500, vat: null })).toEqual([
    { account: "provider", amountMinor: -500 },
    { account: "refunds", amountMinor: 500 },
  ]);
});

test("the entries of every movement sum to zero", () => {
  const movement = fc.constantFrom("charge", "refund", "chargeback");
  fc.assert(
    fc.property(movement, fc.nat(1_000_000), fc.nat(1_000_000), anyVat, (kind, amountMinor, before, vat) => {
      expect(sum(entriesOf(kind, { amountMinor, before, vat }))).toBe(0);
    }),
  );
});

test("an order that is given back in parts owes nobody anything in the end", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 }), anyVat, (parts, vat) => {
      const total = parts.reduce((all, part) => all + part, 0);
      let before = 0;
      const all = [...entriesOf("charge", { amountMinor: total, vat })];
      for (const [index, amountMinor] of parts.entries()) {
        const last = index === parts.length - 1;
        all.push(...entriesOf(last ? "chargeback" : "refund", { amountMinor, vat, before }));
        before += amountMinor;
      }
      expect(balance(all, "provider")).toBe(0);
      expect(balance(all, `vat:${vat?.country ?? ""}`)).toBe(0);
    }),
  );
});
