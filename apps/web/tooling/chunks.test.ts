// @vitest-environment node
import { describe, expect, it } from "vitest";
import { planChunks, type ModuleGraph } from "./chunks.ts";

interface Module {
  imports?: string[];
  lazy?: string[];
  size?: number;
}

const graphOf = (modules: Record<string, Module>): ModuleGraph => ({
  importsOf: (id) => modules[id]?.imports ?? [],
  lazyImportsOf: (id) => modules[id]?.lazy ?? [],
  sizeOf: (id) => modules[id]?.size ?? 0,
});
const plan = (modules: Record<string, Module>, request = 100) =>
  planChunks(graphOf(modules), "main", { request, weightOf: () => 1 }).map((chunk) => chunk.toSorted());

describe("chunks of what screens share", () => {
  it("merges small modules that the same screens need in parts", () => {
    const chunks = plan({
      main: { lazy: ["a", "b", "c", "d"] },
      a: { imports: ["x", "y"] },
      b: { imports: ["x", "y"] },
      c: { imports: ["x"] },
      d: {},
      x: { size: 500 },
      y: { size: 10 },
    });
    expect(chunks).toContainEqual(["x", "y"]);
  });

  it("keeps apart what would be loaded in vain", () => {
    const chunks = plan({
      main: { lazy: ["a", "b", "c"] },
      a: { imports: ["x", "large"] },
      b: { imports: ["x", "large"] },
      c: { imports: ["x"] },
      x: { size: 500 },
      large: { size: 5000 },
    });
    expect(chunks).toContainEqual(["large"]);
  });

  it("counts what a merged chunk brings along", () => {
    const chunks = plan({
      main: { lazy: ["a", "b", "c", "d"] },
      a: { imports: ["x", "y"] },
      b: { imports: ["x", "y"] },
      c: { imports: ["x"] },
      d: { imports: ["large"] },
      x: { size: 500 },
      y: { size: 10, imports: ["large"] },
      large: { size: 5000 },
    });
    expect(chunks).not.toContainEqual(expect.arrayContaining(["x", "y"]));
  });

  it("moves into the shell what nearly every screen needs", () => {
    const chunks = plan({
      main: { lazy: ["a", "b", "c"] },
      a: { imports: ["x"] },
      b: { imports: ["x"] },
      c: {},
      x: { size: 10 },
    });
    expect(chunks[0]).toEqual(["main", "x"]);
  });

  it("never makes chunks that need each other", () => {
    // x needs y, which needs z: x and z in one chunk would need y, and y would need them. Styles make that merge look best.
    const users = Array.from({ length: 9 }, (_, index) => `user-${index}`);
    const others = Array.from({ length: 30 }, (_, index) => `other-${index}`);
    const modules: Record<string, Module> = {
      main: { lazy: [...users, "c", "d", ...others] },
      ...Object.fromEntries(users.map((user) => [user, { imports: ["x"] }])),
      c: { imports: ["y"] },
      d: { imports: ["z"] },
      x: { imports: ["x.css", "y"], size: 200 },
      "x.css": { size: 10 },
      y: { imports: ["z"], size: 300 },
      z: { imports: ["z.css"] },
      "z.css": { size: 3000 },
    };
    for (const request of [1, 100]) {
      const chunks = plan(modules, request);
      const chunkOf = (id: string) => chunks.findIndex((chunk) => chunk.includes(id));
      const reaches = (from: number, to: number, seen = new Set<number>()): boolean =>
        (chunks[from] ?? [])
          .flatMap((id) => modules[id]?.imports ?? [])
          .map(chunkOf)
          .filter((next) => next !== from && next !== -1)
          .some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
      for (const index of chunks.keys()) expect(reaches(index, index), `${request}: ${String(chunks)}`).toBe(false);
    }
  });
});
