import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideRefresh, type RefreshDecision, type SessionState } from "./session.ts";

const at = Date.UTC(2026, 0, 10);
const session = (over: Partial<SessionState> = {}): SessionState => ({
  generation: 5,
  seenGeneration: 5,
  rotatedAt: at,
  createdAt: at - 1000,
  isRevoked: false,
  ...over,
});
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const seconds = (n: number) => at + n * SECOND;
const days = (n: number) => at + n * DAY;

describe("decideRefresh", () => {
  it("S4.02 the current token rotates", () => expect(decideRefresh(session(), 5, seconds(60))).toBe("rotate"));
  it("S4.02 the token before it repeats for 30 seconds, because requests cross", () => {
    expect(decideRefresh(session(), 4, seconds(30))).toBe("repeat");
    expect(decideRefresh(session(), 4, seconds(31))).toBe("revoke");
  });
  it("S4.02 it is reissued later while the current one is unused, because its response was lost", () => {
    const unseen = session({ seenGeneration: 4 });
    expect(decideRefresh(unseen, 4, seconds(30))).toBe("repeat");
    expect(decideRefresh(unseen, 4, seconds(31))).toBe("reissue");
    expect(decideRefresh(unseen, 4, days(30))).toBe("reissue");
    expect(decideRefresh(unseen, 4, days(31))).toBe("refuse");
  });
  it("S4.02 a token two generations old ends the session even at once, seen or not", () => {
    expect(decideRefresh(session(), 3, seconds(1))).toBe("revoke");
    expect(decideRefresh(session({ seenGeneration: 3 }), 3, seconds(1))).toBe("revoke");
  });
  it("S4.02 an unknown, revoked, idle or too old session is refused", () => {
    expect(decideRefresh(null, 5, seconds(1))).toBe("refuse");
    expect(decideRefresh(session({ isRevoked: true }), 5, seconds(1))).toBe("refuse");
    expect(decideRefresh(session(), 5, days(31))).toBe("refuse");
    expect(decideRefresh(session({ createdAt: at - 90 * DAY }), 5, days(1))).toBe("refuse");
    expect(decideRefresh(session(), 6, seconds(1))).toBe("refuse");
  });
});

/** A server that follows the rule. */
function openSession() {
  let state = session({ generation: 0, seenGeneration: 0, createdAt: at });
  const seenAt = new Map<number, number>();
  const change = (over: Partial<SessionState>) => (state = { ...state, ...over });
  return {
    seenAt,
    latest: () => state.generation,
    refresh(presented: number, now: number): RefreshDecision {
      const decision = decideRefresh(state, presented, now);
      if (decision === "rotate") change({ generation: presented + 1, rotatedAt: now });
      if (decision === "reissue") change({ rotatedAt: now });
      if (decision === "revoke") change({ isRevoked: true });
      return decision;
    },
    call(generation: number, now: number) {
      change({ seenGeneration: Math.max(state.seenGeneration, generation) });
      if (!seenAt.has(generation)) seenAt.set(generation, now);
    },
  };
}

describe("a session over its life", () => {
  it("S4.02 is never ended when replies are lost, however many and however long", () => {
    // Up to 29 days between two refreshes, 89 days in total.
    const wait = fc.oneof(fc.nat(60 * SECOND), fc.nat(29 * DAY));
    const refresh = fc.record({ wait, isLost: fc.boolean(), calls: fc.boolean() });
    fc.assert(
      fc.property(fc.array(refresh, { maxLength: 60 }), (refreshes) => {
        const server = openSession();
        let [held, now] = [0, at];
        for (const { wait: before, isLost, calls } of refreshes) {
          now = Math.min(now + before, days(89));
          expect(["rotate", "repeat", "reissue"]).toContain(server.refresh(held, now));
          if (!isLost) held++;
          expect(server.latest() - held).toBe(isLost ? 1 : 0);
          if (calls) server.call(held, now);
        }
      }),
    );
  });

  it("S4.02 ends when a token comes back whose successor was seen more than 30 seconds ago, whatever was before", () => {
    const wait = fc.oneof(fc.nat(20 * SECOND), fc.nat(DAY));
    // Owner and thief: either presents a token of the last four generations, as refresh token or as access token.
    const step = fc.record({ wait, age: fc.nat(3), isCall: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const server = openSession();
        let now = at;
        for (const { wait: before, age, isCall } of steps) {
          now += before;
          const token = Math.max(0, server.latest() - age);
          if (isCall) {
            server.call(token, now);
            continue;
          }
          const seenAt = server.seenAt.get(token + 1) ?? Infinity;
          const decision = server.refresh(token, now);
          if (decision === "refuse") return;
          if (now - seenAt > 30 * SECOND) expect(decision).toBe("revoke");
          if (decision === "revoke") {
            expect(server.refresh(server.latest(), now)).toBe("refuse");
            return;
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
