import { defineStreams, type StreamTable } from "@candlewise/contracts/stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { openEvents, type EventReader } from "#api/testing/event-reader.ts";
import { createProbeServer } from "#api/testing/probe-server.ts";
import type { TestApp } from "#api/testing/test-app.ts";
import { streamsOf, type EventStream } from "./streams.ts";

const routes = {
  count: {
    path: "/count",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Counts.",
    perUser: 2,
    heartbeatSeconds: 10,
    lifeSeconds: 60,
  },
} as const satisfies StreamTable;
const events = { count: z.strictObject({ value: z.int() }) };
const contract = defineStreams("probe", routes, { count: { query: z.strictObject({ from: z.string() }), events } });

/** The server's ends of the opened streams, oldest first. */
const served: EventStream<typeof events>[] = [];
const streams = streamsOf(contract, {
  async count({ query }) {
    if (query.from === "nowhere") throw new AppError("not_found");
    return async (stream) => {
      served.push(stream);
      await Promise.resolve();
      if (query.from === "broken") throw new Error("broken handler");
      stream.send("count", { value: 1 }, "first");
    };
  },
});

let app: TestApp;
let http: Awaited<ReturnType<typeof createProbeServer>>["http"];
let address: string;
const readers: EventReader[] = [];
beforeAll(async () => {
  ({ app, http } = await createProbeServer([], { streams }));
  address = `${await http.listen({ port: 0 })}/api/count`;
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.leave();
  await expect.poll(() => served.every(({ signal }) => signal.aborted)).toBe(true);
  served.length = 0;
});
afterAll(async () => http.close());

async function open(from = "1", headers: Record<string, string> = {}): Promise<EventReader> {
  const reader = await openEvents(`${address}?from=${from}`, { authorization: "Bearer user.ann", ...headers });
  readers.push(reader);
  return reader;
}

describe("a stream of the endpoint table", () => {
  it("sends typed events uncompressed, and knows the last one of a client that comes back", async () => {
    const reader = await open("1", { "accept-encoding": "gzip" });
    expect(reader.headers.get("content-type")).toContain("text/event-stream");
    expect(reader.headers.get("content-encoding")).toBeNull();
    expect(reader.headers.get("x-accel-buffering")).toBe("no");
    expect(await reader.next()).toBe("retry: 1500");
    expect(await reader.nextEvent()).toEqual({ name: "count", id: "first", data: { value: 1 } });
    expect(served[0]?.lastEventId).toBeNull();
    await open("1", { "last-event-id": "first" });
    expect(served[1]?.lastEventId).toBe("first");
  });

  it("refuses as a call does, before anything is sent", async () => {
    const statuses = [
      (await open("1", { authorization: "Bearer nonsense" })).status,
      (await open("nowhere")).status,
      (await openEvents(address, { authorization: "Bearer user.ann" })).status,
      (await fetch(address, { method: "POST" })).status,
    ];
    expect(statuses).toEqual([401, 404, 400, 405]);
    expect(served).toHaveLength(0);
  });

  it("holds so many streams of one user, and another when one has ended", async () => {
    const [first] = [await open(), await open()];
    const third = await open();
    expect([third.status, third.headers.get("retry-after")]).toEqual([429, "10"]);
    expect((await open("1", { authorization: "Bearer user.ben" })).status).toBe(200);
    first?.leave();
    await expect.poll(async () => (await open()).status).toBe(200);
  });

  it("keeps a silent connection open by comments, and ends it after its life", async () => {
    const reader = await open();
    await reader.nextEvent();
    app.clock.advance({ seconds: 11 });
    expect(await reader.next()).toBe(": still here");
    expect(served[0]?.signal.aborted).toBe(false);
    app.clock.advance({ seconds: 60 });
    expect(await reader.next()).toBeNull();
    await expect.poll(() => served[0]?.signal.aborted).toBe(true);
    expect(served[0]?.send("count", { value: 2 })).toBe(false);
  });

  it("tells the handler when the client leaves", async () => {
    const reader = await open();
    await reader.nextEvent();
    reader.leave();
    await expect.poll(() => served[0]?.signal.aborted).toBe(true);
  });

  it("sends nothing to a client that is behind, until it has caught up", async () => {
    const reader = await open();
    await reader.nextEvent();
    let sent = 1;
    while (served[0]?.send("count", { value: sent }) === true) sent++;
    const isReady = served[0]?.ready();
    for (let value = 1; value < sent; value++) expect((await reader.nextEvent()).data).toEqual({ value });
    await isReady;
    expect(served[0]?.send("count", { value: -1 })).toBe(true);
    expect((await reader.nextEvent()).data).toEqual({ value: -1 });
  });

  it("breaks off when its handler fails or sends what its schema does not allow, and logs why", async () => {
    await expect(open("broken").then((broken) => broken.nextEvent())).rejects.toThrow();
    const reader = await open();
    await reader.nextEvent();
    expect(() => served[1]?.send("count", { value: 0.5 })).toThrow("int");
    expect(app.takeErrors().map(({ err }) => err?.message)).toEqual(["broken handler"]);
  });
});

describe("a server that stops", () => {
  it("ends every stream and waits for none", async () => {
    const stopping = await createProbeServer([], { streams });
    const url = `${await stopping.http.listen({ port: 0 })}/api/count?from=1`;
    const reader = await openEvents(url, { authorization: "Bearer user.ann" });
    await reader.nextEvent();
    const closing = stopping.http.close();
    expect(await reader.next()).toBeNull();
    await closing;
  });
});
