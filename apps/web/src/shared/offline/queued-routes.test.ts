import type { Route, RouteTable } from "@candlewise/contracts/endpoint";
import { queuedRoutes } from "@candlewise/contracts/queued-routes";
import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, RouteTable>>("../../../../../packages/contracts/src/*/routes.ts", {
  eager: true,
});
const routes = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((table) => Object.entries<Route>(table));

test("every route whose calls may wait in the outbox is listed, and writes", () => {
  const queued = routes.filter(([, route]) => route.queued !== undefined);
  expect(queued.length).toBeGreaterThan(0);
  expect(Object.keys(queuedRoutes).toSorted()).toEqual(queued.map(([name]) => name).toSorted());
  expect(queued.filter(([, { method }]) => method === "GET")).toEqual([]);
});

test("only reads are cached for offline use: what belongs to the person, or to everybody", () => {
  const cached = routes.filter(([, route]) => route.cachedOffline);
  expect(cached.length).toBeGreaterThan(0);
  expect(
    cached.filter(([, { method, token, owner }]) => method !== "GET" || (token !== "default" && owner !== "public")),
  ).toEqual([]);
});
