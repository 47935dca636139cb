import { expect, it } from "vitest";
import { z } from "zod";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";
import { preferredLanguage } from "#api/platform/http/language.ts";

const shape = { response: z.any() };

it("S7.00 reads the language from accept-language, by preference", () => {
  expect(preferredLanguage("ar-EG,ar;q=0.9,en;q=0.5")).toBe("ar");
  expect(preferredLanguage("en;q=0.4, ar;q=0.8")).toBe("ar");
  expect(preferredLanguage("it, pt-BR;q=0.8, en;q=0.5")).toBe("pt");
  expect(preferredLanguage("xx, ar;q=0")).toBe("en");
  expect(preferredLanguage(undefined)).toBe("en");
});

it("gives a handler the caller, the clock, the language and the request id", async () => {
  const look = probe({ path: "/look/", token: "default", owner: "self" }, shape, async (_, context) => ({
    user: context.userId,
    language: context.language,
    requestId: context.requestId,
    now: context.now().toISOString(),
  }));
  const { http, app } = await createProbeServer([look]);
  app.clock.set("2027-01-02T03:04:05.000Z");
  const headers = { authorization: "Bearer user.ann", "accept-language": "ar", "x-request-id": "trace-0002" };
  expect((await http.inject({ url: "/api/look/", headers })).json()).toEqual({
    user: "ann",
    language: "ar",
    requestId: "trace-0002",
    now: "2027-01-02T03:04:05.000Z",
  });
});

it("keeps cookies from scripts and from other sites", async () => {
  const setting = probe({ path: "/set/" }, shape, async (_, { cookies }) => {
    cookies.set("__Host-rt", "secret", { maxAge: 60 });
    cookies.clear("old");
    return { had: cookies.get("old") ?? null };
  });
  const { http } = await createProbeServer([setting]);
  const answer = await http.inject({ url: "/api/set/", cookies: { old: "1" } });
  expect(answer.json()).toEqual({ had: "1" });
  expect(answer.cookies[0]).toMatchObject({
    name: "__Host-rt",
    value: "secret",
    httpOnly: true,
    secure: true,
    sameSite: "Strict",
    path: "/",
    maxAge: 60,
  });
  expect(answer.cookies[1]).toMatchObject({ name: "old", value: "" });
});

it("answers preloaded calls as the client would get them, and only our own GET calls", async () => {
  const whoami = probe(
    { path: "/users/{id}/", token: "default", owner: "param:id" },
    {
      params: z.strictObject({ id: z.string() }),
      query: z.strictObject({ full: z.string().optional() }),
      response: z.strictObject({ id: z.string(), language: z.string() }),
    },
    async (_, { userId, language }) => ({ id: userId, language }),
  );
  const write = probe({ path: "/write/", method: "POST", token: "default" }, shape, async () => ({}));
  const urls = [
    "/users/ann/?full=1",
    "/users/bob/",
    "/write/",
    "/../health/live",
    "//evil.example/",
    "/users/ann/../x",
    // Would be answered by the root, which preloading does not reach.
    "/users/../",
    "/users/%2e%2E/",
  ];
  const root = probe({ path: "/" }, shape, async () => ({
    id: "root",
    language: "en",
  }));
  const refresh = probe({ path: "/refresh/", method: "POST" }, shape, (_: unknown, context: CallContext) =>
    context.preload(urls, "user.ann"),
  );
  const { http } = await createProbeServer([root, whoami, write, refresh]);
  const answer = await http.inject({ method: "POST", url: "/api/refresh/", headers: { "accept-language": "ar" } });
  const preloaded: { url: string; status: number; body: unknown }[] = answer.json();
  expect(preloaded.map(({ url }) => url)).toEqual(urls);
  expect(preloaded.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
  expect(preloaded[0]?.body).toEqual({ id: "ann", language: "ar" });
});

it("asks a temporary or funnel token where an endpoint wants one", async () => {
  const temp = probe({ path: "/temp/", token: "temp", owner: "self" }, shape, async (_, { userId }) => ({ userId }));
  const funnel = probe({ path: "/funnel/", token: "funnel" }, shape, async (_, { userId }) => ({ userId }));
  const { http } = await createProbeServer([temp, funnel]);
  const get = (url: string, token: string) => http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect((await get("/api/temp/", "user.ann")).json()).toEqual({ userId: "ann" });
  expect((await get("/api/temp/", "funnel")).statusCode).toBe(401);
  expect((await get("/api/funnel/", "funnel")).json()).toEqual({ userId: null });
  expect((await get("/api/funnel/", "user.ann")).statusCode).toBe(401);
});

it("compresses answers above a kilobyte and leaves small ones", async () => {
  const sized = probe(
    { path: "/sized/{n}/" },
    {
      params: z.strictObject({ n: z.coerce.number() }),
      response: z.strictObject({ text: z.string() }),
    },
    async ({ params }) => ({ text: "a".repeat(z.object({ n: z.number() }).parse(params).n) }),
  );
  const { http } = await createProbeServer([sized]);
  const encoding = async (url: string) =>
    (await http.inject({ url, headers: { "accept-encoding": "br, gzip" } })).headers["content-encoding"];
  expect(await encoding("/api/sized/5000/")).toBe("br");
  expect(await encoding("/api/sized/50/")).toBeUndefined();
});
