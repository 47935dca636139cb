import fc from "fast-check";
import { expect, test } from "vitest";
import { isLater, isSettled, isWaiting, ORDER_STATUSES, outcomeOf, type OrderStatus } from "./order-status.ts";

const anyStatus = fc.constantFrom(...ORDER_STATUSES);
const play = (said: readonly OrderStatus[]): OrderStatus =>
  said.reduce<OrderStatus>((known, status) => (isLater(status, known) ? status : known), "created");

test("in whatever order the provider tells of steps, and however often, an order ends the same", () => {
  fc.assert(
    fc.property(fc.array(anyStatus, { maxLength: 12 }), fc.array(fc.nat(), { maxLength: 12 }), (said, shuffles) => {
      const shuffled = [...said, ...said.slice(0, 4)]
        .map((status, index) => ({ status, at: shuffles[index % Math.max(1, shuffles.length)] ?? 0 }))
        .toSorted((a, b) => a.at - b.at);
      expect(play(shuffled.map(({ status }) => status))).toBe(play(said));
    }),
  );
});

test("a payment is never undone by a late word of an earlier step", () => {
  expect(play(["settle_ok", "processing", "auth_failed"])).toBe("settle_ok");
  expect(play(["auth_failed", "settle_ok"])).toBe("settle_ok");
  expect(play(["partial_refunded", "settle_ok"])).toBe("partial_refunded");
});

test("an order waits exactly as long as its outcome is not known", () => {
  for (const status of ORDER_STATUSES) {
    expect(isWaiting(status)).toBe(["pending", "requires_action"].includes(outcomeOf(status)));
    expect(isSettled(status)).toBe(["paid", "returned"].includes(outcomeOf(status)));
  }
});
