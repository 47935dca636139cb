import { authContract } from "@candlewise/contracts/auth/schemas";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startLooseWire } from "#api/testing/loose-wire.ts";
import { REDIS_START_MS, startTestRedis, type TestRedis } from "#api/testing/redis-server.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

let redis: TestRedis;
let admin: Redis;
beforeAll(async () => {
  redis = await startTestRedis();
}, REDIS_START_MS);
afterAll(() => redis.remove());
beforeEach(async () => {
  redis.thaw();
  await redis.start();
  admin = new Redis(redis.url, { retryStrategy: () => 50 });
  admin.on("error", () => undefined);
  await admin.flushall();
});
afterEach(() => admin.disconnect());

const serverOn = (port: number, environment: Record<string, string> = {}) =>
  createTestApp({ environment: { REDIS_URL: `redis://127.0.0.1:${port}`, ...environment } });
const twoServers = async (environment: Record<string, string> = {}) => {
  const servers = [await serverOn(redis.port, environment), await serverOn(redis.port, environment)] as const;
  for (const server of servers) await saysReady(server);
  return servers;
};

/** The answers of these servers, one after the other, to a wrong password. */
async function guesses(apps: readonly TestApp[], email = "ada@example.com", address = "203.0.113.7") {
  const answers: string[] = [];
  for (const app of apps) {
    const payload = { email, password: "not the password" };
    const answer = await app.http.inject({
      method: "POST",
      url: "/api/auth/login/",
      remoteAddress: address,
      payload,
    });
    answers.push(answer.json().error);
  }
  return answers;
}
/** The statuses of these servers' answers to a call without a token and without its own limit. */
async function calls(apps: readonly TestApp[], address = "203.0.113.7") {
  const statuses: number[] = [];
  for (const { http } of apps) {
    statuses.push((await http.inject({ url: "/api/profile/", remoteAddress: address })).statusCode);
  }
  return statuses;
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const DENIED = "ACCESS_DENIED";
const TOO_OFTEN = "LimitExceededException";

const saysReady = (app: TestApp) =>
  expect
    .poll(async () => (await app.http.inject("/health/ready")).json(), { timeout: 15_000 })
    .toMatchObject({ status: "ok", checks: { redis: true } });
const saysDegraded = async (app: TestApp) => {
  const answer = await app.http.inject("/health/ready");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    status: "degraded",
    checks: { database: true, writable: true, serving: true, redis: false },
  });
};
const linesOn = (app: TestApp) => app.entries.map(({ msg }) => msg).filter((msg) => msg.startsWith("Redis"));
const FAILS = "Redis is unavailable: this node counts its limits alone";
const ANSWERS = "Redis is available again: the nodes share their limits";

describe("servers with one Redis", { timeout: 60_000 }, () => {
  it("S8.06 five wrong passwords, wherever they came in, refuse the sixth everywhere", async () => {
    const [one, other] = await twoServers();
    expect(await guesses([one, other, one, other, one])).toEqual(times(5, DENIED));
    expect(await guesses([other, one])).toEqual([TOO_OFTEN, TOO_OFTEN]);
    expect(await guesses([other], "ada@example.com", "203.0.113.8")).toEqual([DENIED]);
  });

  it("S8.06 signing in on one server forgets the wrong passwords of the other", async () => {
    const [one, other] = await twoServers();
    const { email, password } = await signUp(other);
    expect(await guesses(times(4, one), email, "127.0.0.1")).toEqual(times(4, DENIED));
    await other.call(authContract, "login", { body: { email, password } });
    expect(await guesses(times(6, one), email, "127.0.0.1")).toEqual([...times(5, DENIED), TOO_OFTEN]);
  });

  it("count the calls of an address together, and those of endpoints with a limit of their own apart", async () => {
    const [one, other] = await twoServers({ RATE_LIMIT: "8" });
    const strangers = (
      await Promise.all(
        [one, other, one, other, one, other, one].map((app, index) => guesses([app], `stranger${index}@example.com`)),
      )
    ).flat();
    expect(strangers.toSorted()).toEqual([...times(6, DENIED), "too_many_requests"]);
    expect(await calls([...times(4, one), ...times(4, other)])).toEqual(times(8, 401));
    expect(await calls([one, other])).toEqual([429, 429]);
    expect(await calls([one, other], "203.0.113.8")).toEqual([401, 401]);
  });

  it("count concurrent attempts exactly once", async () => {
    const servers = await twoServers();
    const taken = await Promise.all(
      servers.flatMap(({ platform }) => times(60, platform)).map(({ limits }) => limits.take("burst", 50, 60)),
    );
    expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(50);
  });

  it("restart when the window has ended, and leave no key in Redis without an expiry", async () => {
    const [one, other] = await twoServers();
    expect(await one.platform.limits.take("short", 1, 1)).toMatchObject({ isAllowed: true, retryAfter: 1 });
    expect(await other.platform.limits.take("short", 1, 1)).toMatchObject({ isAllowed: false, retryAfter: 1 });
    await expect
      .poll(async () => (await other.platform.limits.take("short", 1, 1)).isAllowed, { timeout: 10_000 })
      .toBe(true);
    await guesses([one, other]);
    await saysReady(one);
    const keys = await admin.keys("*");
    expect(keys.length).toBeGreaterThan(3);
    for (const key of keys) expect(await admin.pttl(key), key).toBeGreaterThan(0);
  });

  it("set the expiry of a count that has lost it", async () => {
    const app = await serverOn(redis.port);
    await app.platform.limits.take("endless", 5, 60);
    const [key = ""] = await admin.keys("limit:*");
    await admin.set(key, 7);
    expect(await app.platform.limits.take("endless", 5, 60)).toMatchObject({ isAllowed: false, retryAfter: 60 });
    expect(await admin.pttl(key)).toBeGreaterThan(0);
  });
});

describe("a server whose Redis fails", { timeout: 60_000 }, () => {
  it("S8.06 goes on alone from what it has seen, says so once, and shares again when Redis is back", async () => {
    const [one, other] = await twoServers({ RATE_LIMIT: "100" });
    expect(await guesses(times(3, one))).toEqual(times(3, DENIED));
    await redis.kill();
    expect(await guesses(times(3, one))).toEqual([DENIED, DENIED, TOO_OFTEN]);
    expect(await guesses(times(6, other))).toEqual([...times(5, DENIED), TOO_OFTEN]);
    expect(await calls(times(101, one))).toEqual([...times(100, 401), 429]);
    await saysDegraded(one);
    await saysDegraded(other);
    expect([linesOn(one), linesOn(other)]).toEqual([[FAILS], [FAILS]]);
    await redis.start();
    await saysReady(one);
    await saysReady(other);
    expect([linesOn(one), linesOn(other)]).toEqual([
      [FAILS, ANSWERS],
      [FAILS, ANSWERS],
    ]);
    expect(await guesses([one, one, one, other, other, other], "bob@example.com")).toEqual([
      ...times(5, DENIED),
      TOO_OFTEN,
    ]);
  });

  it("S8.06 does not wait for a Redis that hangs, and takes it up again when it answers", async () => {
    const app = await serverOn(redis.port, { RATE_LIMIT: "100" });
    redis.freeze();
    try {
      const begun = performance.now();
      expect(await guesses(times(6, app))).toEqual([...times(5, DENIED), TOO_OFTEN]);
      expect(await calls(times(30, app))).toEqual(times(30, 401));
      expect(performance.now() - begun).toBeLessThan(5000);
      await saysDegraded(app);
    } finally {
      redis.thaw();
    }
    await saysReady(app);
    expect(linesOn(app)).toEqual([FAILS, ANSWERS]);
  });

  it("reconnects when the connection is silently lost", async () => {
    const wire = await startLooseWire(redis.port);
    const app = await serverOn(wire.port);
    await saysReady(app);
    wire.cut();
    expect(await guesses(times(6, app))).toEqual([...times(5, DENIED), TOO_OFTEN]);
    await saysReady(app);
    wire.close();
  });

  it("treats a Redis that refuses writes as failed", async () => {
    const app = await serverOn(redis.port);
    await admin.replicaof("127.0.0.1", 1);
    expect(await guesses(times(6, app))).toEqual([...times(5, DENIED), TOO_OFTEN]);
    await saysDegraded(app);
    await admin.replicaof("NO", "ONE");
    await saysReady(app);
  });

  it("starts and stops without Redis, and connects once it is available", async () => {
    const late = await startTestRedis();
    await late.kill();
    const [app, stopped] = [await serverOn(late.port), await serverOn(late.port)];
    expect(await guesses(times(6, app))).toEqual([...times(5, DENIED), TOO_OFTEN]);
    await saysDegraded(app);
    expect(linesOn(app)).toEqual([FAILS]);
    await stopped.close();
    stopped.platform.database.close = async () => undefined;
    await late.start();
    await saysReady(app);
    await late.remove();
  });
});

it("keeps no email and no network address in Redis", async () => {
  const server = await serverOn(redis.port);
  await saysReady(server);
  await guesses([server], "ada@example.com", "203.0.113.9");
  const keys = await admin.keys("limit:*");
  expect(keys.length).toBeGreaterThan(1);
  expect(keys.join(" ")).not.toMatch(/ada|example|203/);
});
