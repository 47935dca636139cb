import type { Route } from "@candlewise/contracts/endpoint";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";
import type { Idempotency } from "./idempotency.ts";
import { openApiOf } from "./openapi.ts";
import { pruneCallsJob } from "./prune-calls.ts";

const shape = { body: z.strictObject({ amount: z.int() }), response: z.strictObject({ order: z.string() }) };
const terms = { path: "/orders", method: "POST", token: "default", owner: "self", idempotent: true } as const;

/** Extra step of the next handler call; none when absent. */
let act: (idempotency: Idempotency | undefined, answer: { order: string }) => Promise<void> = async () => undefined;
let runs = 0;
const place: Parameters<typeof probe>[2] = async (_input, _context, idempotency) => {
  runs++;
  const answer = { order: randomUUID() };
  await act(idempotency, answer);
  return answer;
};
const endpoints = [
  probe(terms, shape, place),
  probe({ ...terms, path: "/transfers" } satisfies Partial<Route>, shape, place),
];
const { app, http } = await createProbeServer(endpoints);
beforeEach(() => {
  act = async () => undefined;
  runs = 0;
});

interface Call {
  readonly key?: string;
  readonly user?: string;
  readonly amount?: number;
  readonly url?: string;
}
const user = randomUUID();
const post = ({ key, user: caller = user, amount = 1, url = "/api/orders" }: Call) =>
  http.inject({
    method: "POST",
    url,
    headers: { authorization: `Bearer user.${caller}`, ...(key !== undefined && { "idempotency-key": key }) },
    payload: { amount },
  });

describe("a route with idempotency keys", () => {
  it("answers a repeat with the first answer and runs once", async () => {
    const key = randomUUID();
    const [first, second] = [await post({ key }), await post({ key })];
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect([first.headers["idempotency-replayed"], second.headers["idempotency-replayed"]]).toEqual([
      undefined,
      "true",
    ]);
    expect(runs).toBe(1);
  });

  it("takes a key apart for each user and each route", async () => {
    const key = randomUUID();
    for (const call of [{ key }, { key, user: randomUUID() }, { key, url: "/api/transfers" }])
      expect((await post(call)).statusCode).toBe(200);
    expect(runs).toBe(3);
  });

  it("refuses a key that was used for another request, and a call without one", async () => {
    const key = randomUUID();
    await post({ key });
    const reused = await post({ key, amount: 2 });
    expect([reused.statusCode, reused.json().error]).toEqual([422, "idempotency_key_reused"]);
    for (const wrong of [undefined, "", "with space", "x".repeat(256)]) {
      const refused = await post(wrong === undefined ? {} : { key: wrong });
      expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, "headers.idempotency-key"]);
    }
    expect(runs).toBe(1);
  });

  it("refuses a repeat while the first call runs", async () => {
    const key = randomUUID();
    const [entered, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    act = async () => {
      entered.resolve();
      await release.promise;
    };
    const first = post({ key }).then((done) => done);
    await entered.promise;
    const second = await post({ key });
    expect([second.statusCode, second.json().error, second.headers["retry-after"]]).toEqual([
      409,
      "call_in_progress",
      "1",
    ]);
    release.resolve();
    const answer = (await first).json();
    expect((await post({ key })).json()).toEqual(answer);
    expect(runs).toBe(1);
  });

  it("frees the key of a refusal", async () => {
    const key = randomUUID();
    act = async () => {
      throw new AppError("not_found");
    };
    expect((await post({ key })).statusCode).toBe(404);
    act = async () => undefined;
    expect((await post({ key, amount: 3 })).statusCode).toBe(200);
  });

  it("after a crash answers with what was settled with the effect, and otherwise runs again after a minute", async () => {
    const [settled, lost] = [randomUUID(), randomUUID()];
    let settledAnswer = {};
    act = async (idempotency, answer) => {
      settledAnswer = answer;
      if (idempotency?.key === settled)
        await app.platform.database.transaction((transaction) => idempotency.settle(transaction, answer));
      throw new Error("the process died");
    };
    expect([(await post({ key: lost })).statusCode, (await post({ key: settled })).statusCode]).toEqual([500, 500]);
    expect(app.takeErrors().filter(({ err }) => err?.message === "the process died")).toHaveLength(2);
    act = async () => undefined;
    expect((await post({ key: settled })).json()).toEqual(settledAnswer);
    expect((await post({ key: lost })).statusCode).toBe(409);
    app.clock.advance({ seconds: 61 });
    expect((await post({ key: lost })).statusCode).toBe(200);
    expect(runs).toBe(3);
  });

  it("keeps answers for a day", async () => {
    const key = randomUUID();
    await post({ key });
    const job = pruneCallsJob(app.platform.database);
    const prune = async () => {
      const { signal } = new AbortController();
      await job.handle({}, { jobId: "1", now: () => app.clock.now(), log: app.log, signal, report: () => undefined });
    };
    await prune();
    await post({ key });
    expect(runs).toBe(1);
    app.clock.advance({ minutes: 24 * 60 + 1 });
    await prune();
    await post({ key });
    expect(runs).toBe(2);
  });

  it("says so in the API document", () => {
    const document = JSON.stringify(openApiOf({ endpoints, streams: [], files: [], webhooks: [] }, "http://localhost"));
    expect(document).toContain('"idempotency-key"');
    expect(document).toContain("idempotency_key_reused");
  });
});
