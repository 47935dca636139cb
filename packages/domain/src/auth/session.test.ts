import { describe, expect, it } from "vitest";
import { decideRefresh, type SessionState } from "./session.ts";

const at = Date.UTC(2026, 0, 10);
const session = (over: Partial<SessionState> = {}): SessionState => ({
  generation: 5,
  rotatedAt: at,
  createdAt: at - 1000,
  isRevoked: false,
  ...over,
});
const seconds = (n: number) => at + n * 1000;
const days = (n: number) => seconds(n * 86_400);

describe("decideRefresh", () => {
  it("S4.02 the current token rotates", () => expect(decideRefresh(session(), 5, seconds(60))).toBe("rotate"));
  it("S4.02 the token before it repeats for 30 seconds, because a reply can be lost", () => {
    expect(decideRefresh(session(), 4, seconds(30))).toBe("repeat");
    expect(decideRefresh(session(), 4, seconds(31))).toBe("revoke");
  });
  it("S4.02 a token two generations old ends the session even at once", () =>
    expect(decideRefresh(session(), 3, seconds(1))).toBe("revoke"));
  it("S4.02 an unknown, revoked, idle or too old session is refused", () => {
    expect(decideRefresh(null, 5, seconds(1))).toBe("refuse");
    expect(decideRefresh(session({ isRevoked: true }), 5, seconds(1))).toBe("refuse");
    expect(decideRefresh(session(), 5, days(31))).toBe("refuse");
    expect(decideRefresh(session({ createdAt: at - 90 * 86_400_000 }), 5, days(1))).toBe("refuse");
    expect(decideRefresh(session(), 6, seconds(1))).toBe("refuse");
  });
});
