import type { Contract } from "@candlewise/contracts/endpoint";
import { expect, test } from "vitest";
import { preloadCallsOf } from "./entry-server.tsx";
import { preloadCalls, segmentMark } from "./preload-calls.ts";
import { routes } from "./routes.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../../../packages/contracts/src/*/schemas.ts", {
  eager: true,
});

const isContract = (value: unknown): value is Contract =>
  typeof value === "object" && value !== null && "routes" in value && "shapes" in value;

const getCalls = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isContract))
  .flatMap(({ routes: table, shapes }) =>
    Object.entries(table).map(([name, route]) => ({ route, query: shapes[name]?.query })),
  )
  .filter(({ route }) => route.method === "GET" && route.token === "default")
  .map(({ route, query }) => ({ query, pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, "(?:[^/]+)")}$`) }));

/** Why the server would refuse to preload this address; null when it would answer. */
function faultOf(address: string): string | null {
  const [path = "", search = ""] = address.split("?");
  const call = getCalls.find(({ pattern }) => pattern.test(path));
  if (call === undefined) return "no GET call of a contract has this path";
  const result = call.query?.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (result === undefined) return search === "" ? null : "the call takes no query";
  return result.success ? null : result.error.message;
}

const declared = routes.flatMap((route) => preloadCallsOf(route).map((address) => [route.path, address] as const));

test.each(declared)("%s asks for %s, a GET call of the contracts", (path, address) => {
  expect(faultOf(address)).toBeNull();
  const marks = path.split("/").map((segment, index) => (segment.startsWith(":") ? segmentMark(index) : ""));
  for (const [mark] of address.matchAll(/__\d+__/g)) expect(marks, "parameters of the route").toContain(mark);
});

test("an address that no contract has is found", () => {
  expect(faultOf("/v2/portfolios/")).toContain("no GET call");
  expect(faultOf("/v2/portfolio/performance/?range=forever")).toContain("range");
});

test("parameters of a path come into the calls as the API client writes them", () => {
  const meta = document.createElement("meta");
  meta.name = "preload-calls";
  document.head.append(meta);
  const callsAt = (pathname: string) => {
    meta.content = "/v2/courses/__2__/ /v2/lessons/__4__/?of=__2__";
    return preloadCalls(pathname);
  };
  expect(callsAt("/courses/c1/lessons/l1")).toEqual(["/v2/courses/c1/", "/v2/lessons/l1/?of=c1"]);
  expect(callsAt("/courses/a%20b'/lessons/50%")).toEqual(["/v2/courses/a%20b'/", "/v2/lessons/50%25/?of=a%20b'"]);
  meta.content = "";
  expect(preloadCalls("/learn")).toEqual([]);
  meta.remove();
});
