import fc from "fast-check";
import { expect, test } from "vitest";
import { dueNow, trialFor, type Trial } from "./trial.ts";

const TRIAL: Trial = { days: 7, totalMinor: 99 };

test("a trial is charged first, and anyone who has had one pays the full price from the start", () => {
  const price = (hadTrial: boolean) => dueNow({ trial: trialFor(TRIAL, hadTrial), totalMinor: 5999 });
  expect([price(false), price(true)]).toEqual([99, 5999]);
  expect(trialFor(null, false)).toBeNull();
});

test("however often somebody buys, whichever payments are declined, one trial is paid at most", () => {
  const purchases = fc.array(fc.record({ hasTrial: fc.boolean(), isDeclined: fc.boolean() }), { maxLength: 30 });
  fc.assert(
    fc.property(purchases, (all) => {
      let trials = 0;
      for (const { hasTrial, isDeclined } of all) {
        const trial = trialFor(hasTrial ? TRIAL : null, trials > 0);
        expect(dueNow({ trial, totalMinor: 5999 })).toBe(trial === null ? 5999 : 99);
        if (trial !== null && !isDeclined) trials++;
      }
      const wasPossible = all.some(({ hasTrial, isDeclined }) => hasTrial && !isDeclined);
      expect(trials).toBe(wasPossible ? 1 : 0);
    }),
  );
});
