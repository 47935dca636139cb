import { beforeEach, describe, expect, it } from "vitest";
import { createLocalLimits, type Limits } from "#api/platform/limits/limits.ts";
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
/** How many attempts are allowed before the first refusal. */
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
  it("S8.06 one address gets five tries at an email in a quarter of an hour, and others are not locked out by it", async () => {
    expect(await allowed(many(9, () => login("ada@example.com", 1)))).toBe(5);
    expect(await allowed([login("ada@example.com", 2), login("bob@example.com", 1)])).toBe(2);
    clock.advance({ minutes: 15 });
    expect(await allowed([login("ada@example.com", 1)])).toBe(1);
  });

  it("S8.06 guesses at one email from everywhere end at a hundred an hour", async () => {
    expect(await allowed(many(200, (index) => login("ada@example.com", index)))).toBe(100);
  });

  it("S8.06 guesses of one address at every email end at sixty an hour", async () => {
    expect(await allowed(many(100, (index) => login(`user${index}@example.com`, 1)))).toBe(60);
    clock.advance({ hours: 1 });
    expect(await allowed([login("user@example.com", 1)])).toBe(1);
  });

  it("S8.06 from the sixth try at one email on, from wherever it comes, the answer is late until one succeeds", async () => {
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

  it("S8.06 all addresses of one IPv6 network of 64 bits count as one, and an IPv4 address counts the same in IPv6 form", async () => {
    const from = (ip: string): Attempt => ({
      action: "login",
      subject: "ada@example.com",
      ip,
    });
    expect(await allowed(many(9, (index) => from(`2001:db8:1:2:${index}::${index}`)))).toBe(5);
    expect(await allowed([from("2001:db8:1:3::1")])).toBe(1);
    expect(await allowed([from("198.51.100.7"), ...many(9, () => from("::ffff:198.51.100.7"))])).toBe(5);
  });

  it("S8.06 emails to one address end at five an hour and ten a day", async () => {
    const email = { action: "email", subject: "link:ada@example.com", ip: "198.51.100.1" } as const;
    expect(await allowed(many(9, () => email))).toBe(5);
    expect(await allowed(many(30, () => ({ ...email, action: "email-day" })))).toBe(10);
  });
});
