// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Route } from "@candlewise/contracts/endpoint";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isServerReached } from "#web/shared/api-client/reachability.ts";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { setTempToken } from "#web/shared/session/auth-slice.ts";
import { setSessionStatus } from "#web/shared/session/session-slice.ts";
import { beginSession, renewSession } from "#web/shared/session/session.ts";
import { ADA } from "#web/testing/stub-server.ts";
import { createStore } from "#web/shared/state/store.ts";
import { STORAGE_KEYS, store as storage } from "#web/shared/storage/browser-storage.ts";
import { baseQuery, tokenKindOn } from "./base-query.ts";
import { SERVICES } from "#web/shared/config/runtime-config.ts";

const sessionWith = (token: string, extra = {}) => ({ access_token: token, expires_in: 600, user: ADA, ...extra });

interface Seen {
  path: string;
  authorization: string | undefined;
  language: string | undefined;
  appearance: string | undefined;
  key: string | undefined;
}
let seen: Seen[] = [];
/** `null` breaks the connection, `never` leaves it open without an answer. */
type Reply = [status: number, body: unknown] | null | "never";
let reply: (path: string, authorization: string | undefined) => Reply = () => [200, {}];

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? "").replace("/api", "");
  const { authorization } = request.headers;
  seen.push({
    path,
    authorization,
    language: request.headers["accept-language"],
    appearance: String(request.headers["x-app-appearance"]),
    key: request.headers["idempotency-key"]?.toString(),
  });
  const result = reply(path, authorization);
  if (result === "never") return;
  if (!result) {
    request.socket.destroy();
    return;
  }
  response.writeHead(result[0], { "content-type": "application/json" });
  response.end(typeof result[1] === "string" ? result[1] : JSON.stringify(result[1]));
}

const server = createServer(answer);
/** The page as the server writes it, with every service on the test's server. */
const pageOf = (port: number) => {
  const services = Object.fromEntries(SERVICES.map((service) => [service, `http://127.0.0.1:${port}/api`]));
  return { getElementById: () => ({ textContent: JSON.stringify({ services }) }) };
};
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal("document", pageOf(port));
  vi.stubGlobal("location", { pathname: "/learn" });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  dropAccessToken();
  for (const key of Object.values(STORAGE_KEYS)) storage.remove(key);
});

const route = (token: Route["token"], method: Route["method"] = "GET"): Route => ({
  method,
  path: "/things/",
  token,
  owner: "self",
  errors: [],
  summary: "",
});
/** Calls as RTK Query does, without its cache in between: a logout empties the cache along with the answer. */
async function callWith(store: ReturnType<typeof createStore>, token: Route["token"], page?: number) {
  return send(store, { route: route(token), query: { page } });
}
async function send(store: ReturnType<typeof createStore>, call: Parameters<typeof baseQuery>[0]) {
  const context = {
    ...store,
    signal: new AbortController().signal,
    abort: () => undefined,
    extra: undefined,
    endpoint: "things",
    type: "query" as const,
  };
  return baseQuery(call, context, {});
}
const signedIn = (token = "t1") => {
  const store = createStore();
  beginSession(store.dispatch, sessionWith(token));
  return store;
};
const paths = () => seen.map(({ path }) => path);

test("S6.04 a call that needs a user and has none fails here, with 401 and the words of the specification", async () => {
  reply = (path) => (path.startsWith("/auth/refresh") ? [401, {}] : [200, {}]);
  const { error } = await callWith(createStore(), "default");
  expect(error).toEqual({ status: 401, data: { message: "User is not authenticated", error: "Unauthorized" } });
  expect(paths()).toEqual(["/auth/refresh/"]);
});

test("S6.03 S6.05 S6.06 S6.07 each kind of token is sent with its calls", async () => {
  reply = () => [200, {}];
  const store = signedIn();
  store.dispatch(setTempToken("temporary"));
  for (const kind of ["default", "funnel", "temp", "none"] as const) await callWith(store, kind);
  expect(seen.map(({ authorization }) => authorization)).toEqual([
    "Bearer t1",
    "Bearer candlewise-web-funnel",
    "Bearer temporary",
    undefined,
  ]);
});

test("S6.05 sign-up pages use the funnel token, except upsell and app-download", () => {
  expect(tokenKindOn("default", "/auth/signin")).toBe("funnel");
  expect(tokenKindOn("default", "/auth/signup/app-download")).toBe("default");
  expect(tokenKindOn("default", "/auth/upsell")).toBe("default");
  expect(tokenKindOn("default", "/learn")).toBe("default");
  expect(tokenKindOn("temp", "/auth/signup")).toBe("temp");
});

test("S7.00 every call carries the language and the theme", async () => {
  reply = () => [200, {}];
  await callWith(signedIn(), "default");
  expect(seen[0]).toMatchObject({ language: "en", appearance: "light" });
});

test("S4.02 calls that are refused together share one refresh, and each is sent once more", async () => {
  reply = (path, authorization) => {
    if (path.startsWith("/auth/refresh")) return [200, sessionWith("t2", { preloaded: [] })];
    return authorization === "Bearer t2" ? [200, { path }] : [401, { error: "Unauthorized" }];
  };
  const store = signedIn();
  const results = await Promise.all([1, 2, 3].map((page) => callWith(store, "default", page)));
  expect(results.map(({ data }) => data)).toEqual([1, 2, 3].map((page) => ({ path: `/things/?page=${page}` })));
  expect(paths().filter((path) => path === "/auth/refresh/")).toHaveLength(1);
  expect(seen).toHaveLength(7);
});

test("S8.02 S5.07 when the refresh is refused the user is logged out", async () => {
  reply = () => [401, { error: "Unauthorized" }];
  const store = signedIn();
  const { error } = await callWith(store, "default");
  expect(error).toMatchObject({ status: 401 });
  expect(store.getState().session.status).toBe("signedOut");
  expect(store.getState().auth.userInfo).toBeNull();
  expect(storage.get(STORAGE_KEYS.userId)).toBeNull();
});

test("S8.02 a 401 after the retry logs out, a 403 after it is only shown", async () => {
  let status = 403;
  reply = (path) => (path.startsWith("/auth/refresh") ? [200, sessionWith("t2", { preloaded: [] })] : [status, {}]);
  const store = signedIn();
  expect((await callWith(store, "default")).error).toMatchObject({ status: 403 });
  expect(store.getState().session.status).toBe("signedIn");
  status = 401;
  expect((await callWith(store, "default")).error).toMatchObject({ status: 401 });
  expect(store.getState().session.status).toBe("signedOut");
});

test("S8.01 errors are a status with its data, FETCH_ERROR or PARSING_ERROR", async () => {
  const store = signedIn();
  reply = () => [402, { error: "paywall" }];
  expect((await callWith(store, "default")).error).toEqual({ status: 402, data: { error: "paywall" } });
  reply = () => [200, "{ not json"];
  expect((await callWith(store, "default")).error).toMatchObject({ status: "PARSING_ERROR", originalStatus: 200 });
  reply = () => null;
  expect((await callWith(store, "default")).error).toMatchObject({ status: "FETCH_ERROR" });
});

test("S8.01 S9.01 a call that takes 30000 ms is a TIMEOUT_ERROR", async () => {
  const store = signedIn();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const arrived = new Promise<void>((resolve) => {
    reply = () => {
      resolve();
      return "never";
    };
  });
  let status: unknown;
  const call = callWith(store, "default").then(({ error }) => {
    status = error?.status;
  });
  await arrived;
  vi.advanceTimersByTime(29_999);
  await Promise.resolve();
  expect(status).toBeUndefined();
  vi.advanceTimersByTime(1);
  await call;
  expect(status).toBe("TIMEOUT_ERROR");
  vi.useRealTimers();
});

test("an answer that came with the refresh stands for the first call of its address", async () => {
  const preloaded = [{ url: "/things/?page=9", status: 200, body: { early: true } }];
  reply = (path) =>
    path.startsWith("/auth/refresh") ? [200, sessionWith("t1", { preloaded })] : [200, { early: false }];
  const store = createStore();
  expect((await callWith(store, "default", 9)).data).toEqual({ early: true });
  expect((await callWith(store, "default", 9)).data).toEqual({ early: false });
  expect(paths()).toEqual(["/auth/refresh/", "/things/?page=9"]);
});

test("a server that cannot be reached does not log out someone who was signed in", async () => {
  reply = () => null;
  const store = signedIn();
  dropAccessToken();
  expect((await callWith(store, "default")).error).toMatchObject({ status: "FETCH_ERROR" });
  expect(store.getState().session.status).toBe("offline");
  expect(store.getState().auth.userInfo).toMatchObject({ id: "u1", email: "ada@example.com" });
});

test.each(["{broken", "[]", '{"id":"u1"}'])("a stored user that reads %s is nobody", async (text) => {
  storage.set(STORAGE_KEYS.userId, "u1");
  storage.set(STORAGE_KEYS.userMetadata, text);
  reply = () => null;
  const store = createStore();
  expect(await renewSession(store.dispatch)).toBe("unreachable");
  expect(store.getState().session.status).toBe("signedOut");
});

test("a broken connection says that the server is not reached, a refusal that it is", async () => {
  const store = createStore();
  const reached = async (next: Reply) => {
    reply = () => next;
    await callWith(store, "funnel");
    return isServerReached();
  };
  expect(await reached(null)).toBe(false);
  expect(await reached([404, { error: "not_found", message: "", request_id: "r" }])).toBe(true);
  expect(await reached([200, {}])).toBe(true);
});

test.each([400, 403, 404, 408, 425, 429, 500, 502, 503])(
  "S4.02 a refresh that is answered %s, by whatever stands between, logs nobody out",
  async (status) => {
    reply = (path) => (path.startsWith("/auth/refresh") ? [status, { error: "something" }] : [200, {}]);
    const store = signedIn();
    dropAccessToken();
    await callWith(store, "default");
    expect(store.getState().session.status).toBe("offline");
    expect(storage.get(STORAGE_KEYS.userId)).toBe("u1");
    reply = (path) => (path.startsWith("/auth/refresh") ? [200, sessionWith("t2")] : [200, { page: 1 }]);
    expect((await callWith(store, "default")).data).toEqual({ page: 1 });
    expect(store.getState().session.status).toBe("signedIn");
  },
);

test("S4.02 a refresh that takes 30 seconds is a lost connection, not a refusal", async () => {
  const store = signedIn();
  dropAccessToken();
  const stop = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(stop.signal);
  const arrived = new Promise<void>((resolve) => {
    reply = () => {
      resolve();
      return "never";
    };
  });
  const renewing = renewSession(store.dispatch);
  await arrived;
  expect(timeout).toHaveBeenCalledWith(30_000);
  stop.abort(new DOMException("It took too long.", "TimeoutError"));
  expect(await renewing).toBe("unreachable");
  timeout.mockRestore();
  expect(store.getState().session.status).toBe("offline");
  expect(store.getState().auth.userInfo).toMatchObject({ id: "u1" });
});

const purchase = (offer: string) => ({
  route: { ...route("default", "POST"), idempotent: true as const },
  body: { offer },
});

test("a purchase whose reply was lost is repeated under the same key, a new attempt has a new one", async () => {
  const store = signedIn();
  reply = () => null;
  await send(store, purchase("a"));
  reply = () => [409, { error: "call_in_progress", message: "", request_id: "r" }];
  await send(store, purchase("a"));
  reply = () => [200, {}];
  for (const offer of ["b", "a", "a"]) await send(store, purchase(offer));
  const [lost, underWay, other, repeated, again] = seen.map(({ key }) => key);
  expect(lost).toMatch(/^[\da-f-]{36}$/);
  expect([underWay, repeated]).toEqual([lost, lost]);
  expect(new Set([lost, other, again]).size).toBe(3);
});

test("S6.08 a link to the plan that has ended signs nobody out, and is dropped", async () => {
  const store = signedIn();
  store.dispatch(setTempToken("old"));
  reply = () => [401, { error: "Unauthorized" }];
  await callWith(store, "temp");
  expect(store.getState().session.status).toBe("signedIn");

  const visitor = createStore();
  visitor.dispatch(setSessionStatus("signedOut"));
  visitor.dispatch(setTempToken("old"));
  const { error } = await send(visitor, { route: { ...route("default"), tempUses: ["plan"] } });
  expect(error).toMatchObject({ status: 401 });
  expect(visitor.getState().auth.tempToken).toBe("");
});
