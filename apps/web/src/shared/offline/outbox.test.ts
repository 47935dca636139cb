// @vitest-environment node
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { QueuedWrite, Route } from "@candlewise/contracts/endpoint";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";
import { isQueued } from "#web/shared/api-client/request-error.ts";
import { SERVICES } from "#web/shared/config/runtime-config.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { retryCall, sendOutbox } from "#web/shared/state/send-outbox.ts";
import { createStore } from "#web/shared/state/store.ts";
import { ADA } from "#web/testing/stub-server.ts";
import { timeOf } from "#web/shared/storage/time-ordered-id.ts";
import { discardOld } from "./outbox-upkeep.ts";
import { discard, discardAllOf, enqueue, outboxCalls, outboxState, subscribeOutbox } from "./outbox.ts";

const route = (path: string, queued?: QueuedWrite): Route => ({
  method: "POST",
  path,
  token: "default",
  owner: "self",
  errors: [],
  summary: "",
  ...(queued && { queued }),
});
const NOTE: QueuedWrite = { work: "messages", version: 1 };
const routes = {
  note: route("/notes/", NOTE),
  answer: route("/answers/", { work: "answers", version: 1, group: "lesson {body.lesson}", after: ["completion"] }),
  complete: route("/complete/", {
    work: "lessons",
    version: 1,
    group: "completion",
    after: ["completion", "lesson {body.lesson}"],
    outOfOrder: "component_locked",
  }),
  place: route("/place/", { work: "position", version: 1, group: "place {body.lesson}", replaces: true }),
};
const testApi = api.injectEndpoints({ endpoints: endpointsOf({ ...routes, other: route("/other/") }) });

type Reply = readonly [status: number, headers?: Record<string, string>, body?: object];
let isDown = false;
/** What the server received, as `path body`. */
let received: string[] = [];
let reply: (call: string) => Reply = () => [200];
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
    const call = `${request.url?.replace("/api", "")} ${body}`;
    received.push(call);
    const [status, headers, answer = {}] = reply(call);
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(answer));
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const services = Object.fromEntries(SERVICES.map((service) => [service, `http://127.0.0.1:${port}/api`]));
  vi.stubGlobal("document", { getElementById: () => ({ textContent: JSON.stringify({ services }) }) });
});
afterAll(() => server.close());
beforeEach(() => {
  isDown = false;
  received = [];
  reply = () => [200];
});
afterEach(() => discardAllOf("u1"));

type Name = keyof typeof routes;
const add = (endpoint: Name, body: unknown, userId = "u1", queued = routes[endpoint].queued ?? NOTE) =>
  enqueue(userId, { endpoint, queued, body });

function signedIn() {
  const store = createStore();
  beginSession(store.dispatch, { access_token: "t", expires_in: 600, user: ADA });
  return {
    send: () => store.dispatch(sendOutbox("u1", routes)),
    call: (name: Name | "other", body: unknown) => store.dispatch(testApi.endpoints[name].initiate({ body } as never)),
  };
}
const bodies = () => received.map((call) => call.slice(call.indexOf(" ") + 1));
const counts = () => [outboxState().waiting, outboxState().refused];

test("a write made offline waits, and is sent once, in order, when the server is back", async () => {
  const { send, call } = signedIn();
  const seen: number[] = [];
  const stop = subscribeOutbox(() => seen.push(outboxState().waiting));
  isDown = true;
  expect(isQueued((await call("note", { text: "one" })).error)).toBe(true);
  await call("note", { text: "two" });
  expect(isQueued((await call("other", {})).error)).toBe(false);
  expect(seen).toEqual([1, 2]);
  stop();
  await send();
  expect(counts()).toEqual([2, 0]);
  isDown = false;
  await Promise.all([send(), send()]);
  expect(bodies()).toEqual(['{"text":"one"}', '{"text":"two"}']);
  expect(counts()).toEqual([0, 0]);
});

test.each([502, 503, 504])("a write that a server answers with %i, while it starts, waits too", async (status) => {
  const { call } = signedIn();
  reply = () => [status];
  expect(isQueued((await call("note", {})).error)).toBe(true);
});

test("a call that the server refuses is shown to its user, who may send it again or discard it", async () => {
  const { send } = signedIn();
  await add("note", "first");
  await add("note", "second");
  reply = () => [409];
  await send();
  expect(counts()).toEqual([0, 2]);
  await send();
  expect(received).toHaveLength(2);
  const [first, second] = await outboxCalls("u1");
  expect(first?.refusal).toEqual({ status: 409, code: null });
  reply = () => [200];
  if (first && second) await Promise.all([retryCall(first), discard(second)]);
  await send();
  expect(bodies()).toEqual(["first", "second", "first"]);
  expect(await outboxCalls("u1")).toEqual([]);
});

test("a call that always fails holds up only those that depend on it, and is shown in the end", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { send } = signedIn();
  await add("answer", { lesson: "l1", n: 1 });
  await add("complete", { lesson: "l1" });
  await add("answer", { lesson: "l2", n: 2 });
  await add("note", { n: 3 });
  reply = (call) => [call.includes('"n":1') ? 500 : 200];
  await send();
  // The completion needs the answer, and the next lesson the completion; the note needs neither.
  expect(bodies()).toEqual(['{"lesson":"l1","n":1}', '{"n":3}']);
  received = [];
  for (let round = 1; round < 8; round++) {
    vi.advanceTimersByTime(60 * 60 * 1000);
    await send();
  }
  vi.useRealTimers();
  expect(bodies().filter((body) => body.includes('"n":1'))).toHaveLength(7);
  expect(bodies().slice(-2)).toEqual(['{"lesson":"l1"}', '{"lesson":"l2","n":2}']);
  expect(counts()).toEqual([0, 1]);
});

test("S4.08 completions that are locked because an earlier one was refused belong to that one; others are sent", async () => {
  const { send } = signedIn();
  const error = (code: string): Reply => [409, {}, { error: code, message: "", request_id: "1" }];
  reply = (call) => {
    if (call.includes("elsewhere")) return [200];
    return error(call.includes('"first"') ? "lesson_mismatch" : "component_locked");
  };
  await add("complete", { lesson: "first" });
  await add("complete", { lesson: "second" });
  await add("complete", { lesson: "elsewhere" });
  await send();
  await add("complete", { lesson: "third" });
  await send();
  const [first, ...behind] = await outboxCalls("u1");
  expect(first?.refusal).toEqual({ status: 409, code: "lesson_mismatch" });
  expect(behind.map(({ body, refusal }) => [body, refusal?.behind])).toEqual([
    [{ lesson: "second" }, first?.id],
    [{ lesson: "third" }, first?.id],
  ]);
  reply = () => [200];
  received = [];
  for (const call of await outboxCalls("u1")) await retryCall(call);
  await send();
  expect(bodies()).toEqual(['{"lesson":"first"}', '{"lesson":"second"}', '{"lesson":"third"}']);
});

test("a daily limit stops its endpoint until it is over, and nothing else", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { send } = signedIn();
  await add("answer", { lesson: "l1" });
  await add("answer", { lesson: "l2" });
  await add("note", {});
  reply = (call) => (call.startsWith("/answers/") ? [429, { "retry-after": "3600" }] : [200]);
  await send();
  await send();
  expect(received).toEqual(['/answers/ {"lesson":"l1"}', "/notes/ {}"]);
  reply = () => [200];
  vi.advanceTimersByTime(3_600_000);
  await send();
  vi.useRealTimers();
  expect(received.slice(2)).toEqual(['/answers/ {"lesson":"l1"}', '/answers/ {"lesson":"l2"}']);
});

test("of several positions in a lesson the last one is sent, and one that is refused is missed by nobody", async () => {
  const { send } = signedIn();
  for (const page of [1, 2, 3]) await add("place", { lesson: "l1", page });
  await add("place", { lesson: "l2", page: 1 });
  reply = () => [409];
  await send();
  expect(bodies()).toEqual(['{"lesson":"l1","page":3}', '{"lesson":"l2","page":1}']);
  expect(counts()).toEqual([0, 0]);
});

test("a call in a form of another release is not sent: an older one is shown, a newer one left to its release", async () => {
  const { send } = signedIn();
  await add("note", "old", "u1", { ...NOTE, version: 0 });
  await add("note", "new", "u1", { ...NOTE, version: 2 });
  await enqueue("u1", { endpoint: "gone", queued: NOTE });
  await send();
  expect(received).toEqual([]);
  const calls = await outboxCalls("u1");
  expect(calls.map(({ body, refusal }) => [body, refusal])).toEqual([
    ["old", { status: null, code: null }],
    ["new", null],
    [undefined, { status: null, code: null }],
  ]);
});

test("S4.04 calls of a user who signs out are removed, those of others stay", async () => {
  await add("note", "private", "u8");
  await add("note", "private", "u8");
  await add("note", "private", "u9");
  await discardAllOf("u8");
  expect(await outboxCalls("u8")).toEqual([]);
  expect(await outboxCalls("u9")).toHaveLength(1);
  await discardAllOf("u9");
});

test("S4.04 calls of a user whose session has ended wait for the next sign-in for thirty days", async () => {
  await add("note", "private", "u10");
  await add("note", "private", "u11");
  const [first] = await outboxCalls("u10");
  const made = timeOf(first?.id ?? "");
  const day = 24 * 60 * 60 * 1000;
  await discardOld("u11", made + 29 * day);
  expect(await outboxCalls("u10")).toHaveLength(1);
  await discardOld("u11", made + 31 * day);
  expect(await outboxCalls("u10")).toEqual([]);
  expect(await outboxCalls("u11")).toHaveLength(1);
  await discardAllOf("u11");
});
