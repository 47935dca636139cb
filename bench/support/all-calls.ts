import { globSync } from "node:fs";
import { join } from "node:path";
import type { Callable } from "#apps/api/src/testing/fuzz/wire.ts";
import type { Contract } from "@candlewise/contracts/endpoint";
import { root } from "#tools/process.ts";

/** Every call of every contract. */
export async function allCalls(): Promise<Callable[]> {
  const files = globSync("packages/contracts/src/*/schemas.ts", { cwd: root }).toSorted();
  const modules = await Promise.all(files.map((file): Promise<unknown> => import(join(root, file))));
  const contracts = modules.flatMap((module) => Object.values(module ?? {})).filter(isContract);
  return contracts.flatMap(({ domain, routes, shapes }) =>
    Object.entries(routes).map(([name, route]) => {
      const shape = shapes[name];
      if (shape === undefined) throw new Error(`${domain}.${name} has no shape.`);
      return { domain, name, route, shape };
    }),
  );
}

const isContract = (value: unknown): value is Contract =>
  typeof value === "object" && value !== null && "domain" in value && "routes" in value && "shapes" in value;
