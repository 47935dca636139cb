// @vitest-environment node
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Route } from "@candlewise/contracts/endpoint";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { api } from "#web/shared/api-client/api.ts";
import { endpointsOf } from "#web/shared/api-client/endpoints.ts";
import { isQueued } from "#web/shared/api-client/request-error.ts";
import { SERVICES } from "#web/shared/api-client/runtime-config.ts";
import { sendQueued } from "#web/shared/api-client/send-queued.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { ADA } from "#web/testing/stub-server.ts";
import { createStore } from "#web/shared/state/store.ts";
import { dropOldCalls, enqueue, forgetCallsOf, pendingCount, queuedCalls, subscribePending } from "./outbox.ts";

const route = (method: Route["method"], path: string): Route => ({
  method,
  path,
  token: "default",
  owner: "self",
  errors: [],
  summary: "",
});
const testApi = api.injectEndpoints({
  endpoints: endpointsOf(
    { note: route("POST", "/notes/"), other: route("POST", "/other/") },
    { queueable: { note: "messages" } },
  ),
});

let isDown = true;
let bodies: string[] = [];
let status = 200;
const server = createServer((request, response) => {
  if (isDown) {
    request.socket.destroy();
    return;
  }
  let body = "";
  request.on("data", (part: Buffer) => {
    body += part.toString();
  });
  request.on("end", () => {
    bodies.push(body);
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const services = Object.fromEntries(SERVICES.map((service) => [service, `http://127.0.0.1:${port}/api`]));
  vi.stubGlobal("document", { getElementById: () => ({ textContent: JSON.stringify({ services }) }) });
});
afterAll(() => server.close());

test("what is done offline waits, is sent in order when the server is back, and what can never succeed is dropped", async () => {
  const store = createStore();
  beginSession(store.dispatch, { access_token: "t", expires_in: 600, user: ADA });
  const counts: number[] = [];
  subscribePending(() => counts.push(pendingCount()));
  const note = (text: string) => store.dispatch(testApi.endpoints.note.initiate({ body: { text } } as never));

  const first = await note("one");
  expect(isQueued(first.error)).toBe(true);
  await note("two");
  const other = await store.dispatch(testApi.endpoints.other.initiate({ body: {} } as never));
  expect(isQueued(other.error)).toBe(false);
  expect(counts).toEqual([1, 2]);

  await store.dispatch(sendQueued("u1"));
  expect(await queuedCalls("u1")).toHaveLength(2);

  isDown = false;
  await Promise.all([store.dispatch(sendQueued("u1")), store.dispatch(sendQueued("u1"))]);
  expect(bodies).toEqual(['{"text":"one"}', '{"text":"two"}']);
  expect(pendingCount()).toBe(0);

  isDown = true;
  await note("refused");
  isDown = false;
  status = 409;
  await store.dispatch(sendQueued("u1"));
  expect(pendingCount()).toBe(0);
  expect(await queuedCalls("someone-else")).toEqual([]);
});

test("S4.04 calls of a user who signs out are forgotten, those of others are kept", async () => {
  const call = { route: route("POST", "/notes/"), body: { text: "private" } };
  await enqueue("u8", "messages", call);
  await enqueue("u8", "messages", call);
  await enqueue("u9", "messages", call);
  await forgetCallsOf("u8");
  expect(await queuedCalls("u8")).toEqual([]);
  expect(await queuedCalls("u9")).toHaveLength(1);
});

test("S4.04 calls of somebody whose session has ended wait for the next sign-in for thirty days", async () => {
  const call = { route: route("POST", "/notes/"), body: { text: "private" } };
  await enqueue("u10", "messages", call);
  await enqueue("u11", "messages", call);
  const day = 24 * 60 * 60 * 1000;
  await dropOldCalls("u11", Date.now() + 29 * day);
  expect(await queuedCalls("u10")).toHaveLength(1);
  await dropOldCalls("u11", Date.now() + 31 * day);
  expect(await queuedCalls("u10")).toEqual([]);
  expect(await queuedCalls("u11")).toHaveLength(1);
});
