import { beforeEach, describe, expect, it } from "vitest";
import { createLocalLimits, type Limits } from "#api/platform/limits.ts";
import { createTestClock, type TestClock } from "#api/testing/test-clock.ts";
import { countAttempt, forgetAttempts, pauseBefore } from "./attempts.ts";

let clock: TestClock;
let limits: Limits;
beforeEach(() => {
  clock = createTestClock();
  limits = createLocalLimits(clock);
});

type Attempt = Parameters<typeof countAttempt>[1];
const login = (subject: string, host: number): Attempt => ({ action: "login", subject, ip: `198.51.100.${host}` });
/** How many of these are let through before the first refusal. */
async function allowed(attempts: readonly Attempt[]): Promise<number> {
  for (const [count, attempt] of attempts.entries()) {
    try {
      await countAttempt(limits, attempt);
    } catch (error) {
      expect(error).toMatchObject({ code: "LimitExceededException" });
      return count;
    }
  }
  return attempts.length;
}
const many = (count: number, make: (index: number) => Attempt) =>
  Array.from({ length: count }, (_, index) => make(index));

describe("counting tries", () => {
  it("S8.06 one address gets five tries at an e-mail in a quarter of an hour, and others are not locked out by it", async () => {
    expect(await allowed(many(9, () => login("ada@example.com", 1)))).toBe(5);
    expect(await allowed([login("ada@example.com", 2), login("bob@example.com", 1)])).toBe(2);
    clock.advance({ minutes: 15 });
    expect(await allowed([login("ada@example.com", 1)])).toBe(1);
  });

  it("S8.06 guesses at one e-mail from everywhere end at a hundred an hour", async () => {
    expect(await allowed(many(200, (index) => login("ada@example.com", index)))).toBe(100);
  });

  it("S8.06 guesses of one address at every e-mail end at sixty an hour", async () => {
    expect(await allowed(many(100, (index) => login(`user${index}@example.com`, 1)))).toBe(60);
    clock.advance({ hours: 1 });
    expect(await allowed([login("user@example.com", 1)])).toBe(1);
  });

  it("S8.06 from the sixth try at one e-mail on, from wherever it comes, the answer is late until one succeeds", async () => {
    const pauses = [];
    for (let host = 0; host < 7; host++) pauses.push(await pauseBefore(limits, login("ada@example.com", host)));
    expect(pauses).toEqual([0, 0, 0, 0, 0, 1000, 1000]);
    expect(await pauseBefore(limits, login("bob@example.com", 0))).toBe(0);
    await forgetAttempts(limits, login("ada@example.com", 9));
    expect(await pauseBefore(limits, login("ada@example.com", 1))).toBe(0);
  });

  it("S8.06 signing in to an account of one's own does not give an address new guesses at others", async () => {
    const guesses = many(59, (index) => login(`user${index}@example.com`, 1));
    expect(await allowed([...guesses, login("own@example.com", 1)])).toBe(60);
    await forgetAttempts(limits, login("own@example.com", 1));
    expect(await allowed([login("user60@example.com", 1)])).toBe(0);
  });

  it("S8.06 letters to one e-mail end at five an hour and ten a day", async () => {
    const letter = { action: "letter", subject: "link:ada@example.com", ip: "198.51.100.1" } as const;
    expect(await allowed(many(9, () => letter))).toBe(5);
    expect(await allowed(many(30, () => ({ ...letter, action: "letter-day" })))).toBe(10);
  });
});
