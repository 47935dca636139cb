import type { Contract } from "@candlewise/contracts/endpoint";
import { expect, test } from "vitest";
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

const preloads = routes.flatMap(({ path, preload = [] }) => preload.map((address) => [path, address] as const));

test.each(preloads)("%s preloads %s, a GET call of the contracts", (path, address) => {
  expect(faultOf(address)).toBeNull();
  const given: readonly string[] = path.match(/:\w+/g) ?? [];
  for (const name of address.match(/:\w+/g) ?? []) expect(given, "parameters of the route").toContain(name);
});

test("an address that no contract has is found", () => {
  expect(faultOf("/v2/portfolios/")).toContain("no GET call");
  expect(faultOf("/v2/portfolio/performance/?range=forever")).toContain("range");
});
