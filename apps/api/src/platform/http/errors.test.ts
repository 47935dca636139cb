import { expect, it } from "vitest";
import { z } from "zod";
import { DatabaseUnavailable } from "#api/platform/database/unavailable.ts";
import { AppError } from "#api/platform/errors.ts";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";

const shape = { response: z.strictObject({ ok: z.boolean() }) };
const bodyShape = { ...shape, body: z.strictObject({ text: z.string() }) };
const endpoints = [
  probe({ path: "/broken/" }, shape, async () => {
    throw new Error("the secret is 42");
  }),
  probe({ path: "/misfit/" }, shape, async () => ({ ok: "yes", leaked: "row" })),
  probe({ path: "/listed/", errors: ["component_locked"] }, shape, async () => {
    throw new AppError("component_locked");
  }),
  probe({ path: "/unlisted/" }, shape, async () => {
    throw new AppError("username_taken");
  }),
  probe({ path: "/slow-down/" }, shape, async () => {
    throw new AppError("too_many_requests", { retryAfter: 7 });
  }),
  probe({ path: "/away/" }, shape, async () => {
    throw new DatabaseUnavailable("connection", "Connection terminated unexpectedly");
  }),
  probe({ path: "/no-file/" }, shape, async () => {
    throw Object.assign(new Error("no such file"), { code: "ENOENT" });
  }),
  probe({ path: "/echo/", method: "POST" }, bodyShape, async () => ({ ok: true })),
];

it("says nothing of an unknown error but the id under which it is logged", async () => {
  const { http, app } = await createProbeServer(endpoints);
  const answer = await http.inject({ url: "/api/broken/", headers: { "x-request-id": "trace-0001" } });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: "internal",
    message: "Something went wrong on our side.",
    request_id: "trace-0001",
  });
  expect(answer.headers["x-request-id"]).toBe("trace-0001");
  const [failure] = app.takeErrors();
  expect(failure).toMatchObject({ requestId: "trace-0001", err: { message: "the secret is 42" } });
});

it("answers 500 instead of a body that does not fit its schema", async () => {
  const { http, app } = await createProbeServer(endpoints);
  const answer = await http.inject("/api/misfit/");
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("row");
  expect(app.takeErrors()[0]?.err?.message).toContain("probe.-misfit-");
});

it("passes on a code that the endpoint lists; another is a fault of ours", async () => {
  const strict = await createProbeServer(endpoints, { isStrict: true });
  expect((await strict.http.inject("/api/listed/")).json()).toMatchObject({ error: "component_locked" });
  expect((await strict.http.inject("/api/unlisted/")).statusCode).toBe(500);
  expect(strict.app.takeErrors()[0]?.err?.message).toContain("username_taken, which its route does not list");
  const lenient = await createProbeServer(endpoints);
  expect((await lenient.http.inject("/api/unlisted/")).statusCode).toBe(409);
  expect(lenient.app.takeErrors().map(({ msg }) => msg)).toEqual([
    "an endpoint returned an error code that its route does not list",
  ]);
});

it("answers in its own form to what the framework refuses", async () => {
  const { http } = await createProbeServer(endpoints);
  const post = (payload: string, type = "application/json") =>
    http.inject({ method: "POST", url: "/api/echo/", payload, headers: { "content-type": type } });
  const codes = async (answer: Promise<{ statusCode: number; json: () => { error: string } }>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().error];
  };
  expect(await codes(post("{"))).toEqual([400, "validation_failed"]);
  expect(await codes(post('{"text":"a","__proto__":{"x":1}}'))).toEqual([400, "validation_failed"]);
  expect(await codes(post("text=a", "application/x-www-form-urlencoded"))).toEqual([415, "unsupported_media_type"]);
  expect(await codes(post(JSON.stringify({ text: "a".repeat(257 * 1024) })))).toEqual([413, "payload_too_large"]);
  expect(await codes(http.inject("/api/%E0%A4%A"))).toEqual([400, "validation_failed"]);
  expect(await codes(http.inject("/api/none"))).toEqual([404, "not_found"]);
});

it("tells when to try again, and ignores a request id that is not well formed", async () => {
  const { http } = await createProbeServer(endpoints);
  const answer = await http.inject({ url: "/api/slow-down/", headers: { "x-request-id": "a b\tc" } });
  expect(answer.headers["retry-after"]).toBe("7");
  expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
});

it("refuses calls of another site's pages before any handler runs", async () => {
  let calls = 0;
  const counting = probe({ path: "/count/", method: "POST" }, shape, async () => ({ ok: ++calls > 0 }));
  const { http } = await createProbeServer([counting]);
  const post = async (headers: Record<string, string>) =>
    (await http.inject({ method: "POST", url: "/api/count/", headers: { host: "localhost:8080", ...headers } }))
      .statusCode;
  expect(await post({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await post({ origin: "https://evil.example" })).toBe(403);
  expect(await post({ origin: "null" })).toBe(403);
  expect(calls).toBe(0);
  expect(await post({ "sec-fetch-site": "same-origin", origin: "http://localhost:8080" })).toBe(200);
  expect(await post({ origin: "http://localhost:8080" })).toBe(200);
  expect(await post({})).toBe(200);
});

it("limits calls from one address, with limits of their own for some endpoints", async () => {
  const free = probe({ path: "/free/" }, shape, async () => ({ ok: true }));
  const rare = probe({ path: "/rare/", rateLimit: 2 }, shape, async () => ({ ok: true }));
  const { http } = await createProbeServer([free, rare], { rateLimit: 5 });
  const statuses = async (url: string, times: number) => {
    const answers: number[] = [];
    for (let call = 0; call < times; call++) answers.push((await http.inject(url)).statusCode);
    return answers;
  };
  expect(await statuses("/api/rare/", 3)).toEqual([200, 200, 429]);
  expect(await statuses("/api/free/", 6)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await http.inject("/api/rare/");
  expect(refused.json()).toMatchObject({ error: "too_many_requests" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

it("limits calls of one user to some endpoints by the day, and lifts that with all other limits", async () => {
  const rare = probe({ path: "/rare/", token: "default", dailyLimit: 2 }, shape, async () => ({ ok: true }));
  const { http, app } = await createProbeServer([rare], { rateLimit: 100 });
  const call = async (user: string, server = http) =>
    server.inject({ url: "/api/rare/", headers: { authorization: `Bearer user.${user}` } });
  const statuses = [await call("ann"), await call("ann"), await call("ann"), await call("ben")];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
  expect(statuses[2]?.json()).toMatchObject({ error: "too_many_requests" });
  expect(statuses[2]?.headers["retry-after"]).toBe("86400");
  app.clock.advance({ days: 1 });
  expect((await call("ann")).statusCode).toBe(200);
  const unlimited = await createProbeServer([rare], { rateLimit: 0 });
  for (let round = 0; round < 3; round++) expect((await call("ann", unlimited.http)).statusCode).toBe(200);
});

it("accepts guests where a route says so, and limits all of one network together by the day", async () => {
  const guests = probe({ path: "/guests/", token: "default", tempUses: ["guest"], dailyLimit: 2 }, shape, async () => ({
    ok: true,
  }));
  const learners = probe({ path: "/learners/", token: "default" }, shape, async () => ({ ok: true }));
  const { http } = await createProbeServer([guests, learners], { rateLimit: 100 });
  const call = async (url: string, last: number, remoteAddress = "10.0.0.1") => {
    const authorization = `Bearer guest-00000000-0000-4000-8000-00000000000${last}`;
    return (await http.inject({ url, remoteAddress, headers: { authorization } })).statusCode;
  };
  const url = "/api/guests/";
  expect([await call(url, 1), await call(url, 2), await call(url, 3)]).toEqual([200, 200, 429]);
  expect(await call(url, 4, "10.0.0.2")).toBe(200);
  expect(await call("/api/learners/", 1)).toBe(401);
});

it("counts a user with a token apart from the network, and all addresses of one IPv6 network together", async () => {
  const free = probe({ path: "/free/", token: "default" }, shape, async () => ({ ok: true }));
  const open = probe({ path: "/open/" }, shape, async () => ({ ok: true }));
  const { http } = await createProbeServer([free, open], { rateLimit: 2 });
  const call = async (url: string, token: string, remoteAddress = "10.0.0.1") =>
    (await http.inject({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } })).statusCode;
  const classroom = [await call("/api/free", "user.ann"), await call("/api/free", "user.ann")];
  classroom.push(await call("/api/free", "user.ben"), await call("/api/free", "user.ann"));
  expect(classroom).toEqual([200, 200, 200, 429]);
  expect(await call("/api/free", "user.ann", "10.0.0.2")).toBe(429);
  const forged = [
    await call("/api/free", "forged"),
    await call("/api/open", "other"),
    await call("/api/open", "third"),
  ];
  expect(forged).toEqual([401, 200, 429]);
  const network = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"];
  const statuses: number[] = [];
  for (const address of network) statuses.push(await call("/api/open", "none", address));
  expect(statuses).toEqual([200, 200, 429, 200]);
});

it("asks to come again, without an error in the log, while the database is away; a missing file is no such case", async () => {
  const { http, app } = await createProbeServer(endpoints);
  const answer = await http.inject("/api/away/");
  expect([answer.statusCode, answer.json().error]).toEqual([503, "unavailable"]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(app.takeErrors()).toEqual([]);
  expect((await http.inject("/api/no-file/")).statusCode).toBe(500);
  expect(app.takeErrors().length).toBeGreaterThan(0);
});
