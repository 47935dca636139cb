import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

type Edge = readonly [from: string, to: string];

const areas = join(import.meta.dirname, "areas");
const featureOf = (path: string) => relative(areas, path).split("/").slice(0, 2).join("/");

/** The imports between features, except for the wiring in `area.ts`. */
function importsBetweenFeatures(): Edge[] {
  const files = readdirSync(areas, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file.split("/").length > 2,
  );
  return files.flatMap((file) => {
    const path = join(areas, file);
    const imported = [...readFileSync(path, "utf8").matchAll(/from "([^"]+\.ts)"/g)].map(([, to = ""]) =>
      to.startsWith("#api/") ? join(import.meta.dirname, to.slice("#api/".length)) : resolve(dirname(path), to),
    );
    return imported
      .filter((to) => to.startsWith(`${areas}/`) && featureOf(to) !== featureOf(path))
      .map((to): Edge => [featureOf(path), featureOf(to)]);
  });
}

/** Features on a cycle, or importing one: those that remain after repeatedly removing features that import no remaining feature. */
function cyclic(edges: readonly Edge[]): string[] {
  const asked = edges.filter(([, to]) => edges.some(([from]) => from === to));
  return asked.length === edges.length ? [...new Set(edges.map(([from]) => from))] : cyclic(asked);
}

it("features of an area import each other's ports without a cycle", () => {
  const edges = importsBetweenFeatures();
  expect(edges).toContainEqual(["trading/charts", "trading/market"]);
  expect(cyclic(edges)).toEqual([]);
  expect(cyclic([...edges, ["trading/market", "trading/charts"]])).toContain("trading/market");
});
