import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { grantedBy } from "./access.ts";
import { monthlyMinor, periodEnd } from "./period.ts";
import {
  accessUntil,
  advance,
  nextTry,
  willRenew,
  type Subscription,
  type SubscriptionEvent,
  type Told,
} from "./subscription.ts";
import { SUBSCRIPTION_STATES } from "./subscription-state.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const active: Subscription = {
  state: "active",
  pendingAction: "none",
  endsNow: false,
  productId: "app_monthly",
  nextProductId: null,
  amountMinor: 999,
  paidUntil: day(31),
  renewsAt: day(31),
  trialEndsAt: null,
  nextTryAt: null,
  updatedAt: day(1),
};
const told = (said: Partial<Told>): SubscriptionEvent => {
  const { pendingAction: _, endsNow: __, ...facts } = active;
  return { type: "told", told: { ...facts, ...said } };
};
const after = (...events: readonly SubscriptionEvent[]) => events.reduce(advance, active);

const anyTold = fc
  .record({
    state: fc.constantFrom(...SUBSCRIPTION_STATES),
    paidUntil: fc.integer({ min: 1, max: 400 }).map(day),
    updatedAt: fc.integer({ min: 1, max: 400 }).map(day),
  })
  .map(told);
const anyEvent: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  anyTold,
  fc.constantFrom<SubscriptionEvent>(
    { type: "cancel" },
    { type: "restore" },
    { type: "switch", productId: "app_yearly" },
  ),
  fc.integer({ min: 1, max: 400 }).map((at): SubscriptionEvent => ({ type: "passed", now: day(at) })),
);

describe("S4.07 what the learner asks for is pending until the provider confirms it", () => {
  it("a cancellation holds at once", () => {
    expect(after({ type: "cancel" })).toMatchObject({ state: "cancelling", pendingAction: "cancel", renewsAt: null });
    expect(accessUntil(after({ type: "cancel" }))).toEqual(day(31));
  });

  it("a renewal that the provider tells of before it knows of the cancellation does not undo it", () => {
    const renewed = told({ paidUntil: day(60), renewsAt: day(60), updatedAt: day(31) });
    const known = after({ type: "cancel" }, renewed);
    expect(known).toMatchObject({ state: "cancelling", pendingAction: "cancel", renewsAt: null, paidUntil: day(60) });
    expect(
      advance(known, told({ state: "cancelling", renewsAt: null, paidUntil: day(60), updatedAt: day(32) })),
    ).toMatchObject({
      state: "cancelling",
      pendingAction: "none",
    });
  });

  it("a restoration changes nothing until the provider confirms it", () => {
    const confirmed = after({ type: "cancel" }, told({ state: "cancelling", renewsAt: null, updatedAt: day(2) }));
    const restoring = advance(confirmed, { type: "restore" });
    expect(restoring).toMatchObject({ state: "cancelling", pendingAction: "restore" });
    expect(advance(restoring, told({ updatedAt: day(3) }))).toMatchObject({ state: "active", pendingAction: "none" });
  });

  it("a restoration waits for the confirmation of the cancellation, and a cancellation takes it back", () => {
    expect(after({ type: "cancel" }, { type: "restore" })).toMatchObject({ pendingAction: "cancel" });
    const confirmed = after({ type: "cancel" }, told({ state: "cancelling", renewsAt: null, updatedAt: day(2) }));
    const again = [{ type: "restore" }, { type: "cancel" }, told({ updatedAt: day(3) })] as const;
    expect(again.reduce(advance, confirmed)).toMatchObject({ state: "cancelling", pendingAction: "cancel" });
  });

  it("a cancellation while a renewal fails ends at once, because nothing is paid for", () => {
    const failing = after(told({ state: "redemption", nextTryAt: day(32), updatedAt: day(31) }), { type: "cancel" });
    expect(failing).toMatchObject({ state: "cancelled", pendingAction: "cancel", nextTryAt: null });
    expect(accessUntil(failing)).toBeNull();
  });
});

test("what ended at once does not come back with a word from before the provider knew", () => {
  const withdrawn = after({ type: "end" });
  expect(withdrawn).toMatchObject({ state: "cancelled", pendingAction: "cancel", renewsAt: null });
  for (const state of ["active", "cancelling", "redemption"] as const) {
    const known = advance(withdrawn, told({ state, updatedAt: day(5) }));
    expect(known).toMatchObject({ state: "cancelled", pendingAction: "cancel" });
    expect(accessUntil(known)).toBeNull();
  }
  expect(advance(withdrawn, told({ state: "cancelled", updatedAt: day(6) }))).toMatchObject({ pendingAction: "none" });
});

test("from a cancellation on nothing renews until the learner restores", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      const withoutRestore = events.filter(({ type }) => type !== "restore");
      let known = after({ type: "cancel" });
      for (const event of withoutRestore) {
        known = advance(known, event);
        if (known.pendingAction === "cancel") expect(willRenew(known)).toBe(false);
      }
    }),
  );
});

test("repeating an event changes nothing", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), anyEvent, (events, event) => {
      const once = advance(after(...events), event);
      expect(advance(once, event)).toEqual(once);
    }),
  );
});

test("in whatever order the provider's words come, the newest one counts", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyTold, { maxLength: 8, selector: (each) => JSON.stringify(each) }), (words) => {
      const newestFirst = words.toSorted((a, b) => timeOf(b) - timeOf(a));
      const [newest] = newestFirst;
      const isUnique = newestFirst.filter((each) => timeOf(each) === timeOf(newest)).length <= 1;
      fc.pre(isUnique);
      expect(after(...newestFirst)).toEqual(after(...newestFirst.toReversed()));
    }),
  );
});
const timeOf = (event: SubscriptionEvent | undefined) => (event?.type === "told" ? event.told.updatedAt.getTime() : 0);

test.each([
  ["active", day(34)],
  ["cancelling", day(31)],
  ["redemption", day(34)],
  ["paused", null],
  ["cancelled", null],
  ["expired", null],
] as const)("S3.05 a subscription that is %s gives access until %s", (state, until) => {
  expect(accessUntil({ state, paidUntil: day(31) })).toEqual(until);
});

test("another product begins at the end of the period, and the current one takes the change back", () => {
  const planned = after({ type: "switch", productId: "app_yearly" });
  expect(planned).toMatchObject({ productId: "app_monthly", nextProductId: "app_yearly" });
  expect(advance(planned, told({ updatedAt: day(2) })).nextProductId).toBe("app_yearly");
  expect(advance(planned, told({ productId: "app_yearly", updatedAt: day(31) })).nextProductId).toBeNull();
  expect(advance(planned, { type: "switch", productId: "app_monthly" }).nextProductId).toBeNull();
  expect(advance(planned, told({ nextProductId: "app_monthly", updatedAt: day(2) })).nextProductId).toBeNull();
});

test("what is cancelled ends with the period even if the provider says nothing", () => {
  const cancelling = after({ type: "cancel" });
  expect(advance(cancelling, { type: "passed", now: day(30) }).state).toBe("cancelling");
  expect(advance(cancelling, { type: "passed", now: day(31) }).state).toBe("cancelled");
});

test("a failed renewal is tried again on the days 1, 3 and 5", () => {
  expect([day(31), day(32), day(34), day(36)].map((now) => nextTry(day(31), now))).toEqual([
    day(32),
    day(34),
    day(36),
    null,
  ]);
});

test.each([
  [999, { unit: "month", count: 1 }, 999],
  [2399, { unit: "month", count: 3 }, 800],
  [5999, { unit: "year", count: 1 }, 500],
  [700, { unit: "week", count: 1 }, 3042],
  [100, { unit: "day", count: 1 }, 3042],
] as const)("%i for %o is %i a month", (amount, period, monthly) => {
  expect(monthlyMinor(amount, period)).toBe(monthly);
});

test("a month that begins on the 31st ends on the last day of the next", () => {
  expect(periodEnd(day(31), { unit: "month", count: 1 })).toEqual(new Date("2026-02-28T00:00:00Z"));
  expect(periodEnd(new Date("2024-02-29T12:00:00Z"), { unit: "year", count: 1 })).toEqual(
    new Date("2025-02-28T12:00:00Z"),
  );
  expect(periodEnd(day(1), { unit: "week", count: 2 })).toEqual(day(15));
});

test("the bundle contains what is sold beside the app", () => {
  expect(grantedBy("upsell_reports")).toEqual(["upsell_reports", "upsell"]);
  expect(grantedBy("app")).toEqual(["app"]);
});
