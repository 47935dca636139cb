import { statSync } from "node:fs";
import { basename } from "node:path";

/** Modules and what they import; sizes in characters before minification. */
export interface ModuleGraph {
  importsOf(id: string): readonly string[];
  lazyImportsOf(id: string): readonly string[];
  sizeOf(id: string): number;
}

export interface ChunkCosts {
  /** What a request costs beside its bytes, in characters of code: on a slow line it waits for a connection. */
  request: number;
  /** How much it matters what is loaded with a lazily imported module. */
  weightOf(id: string): number;
}

interface Chunk {
  modules: string[];
  size: number;
  /** A chunk with styles is two files. */
  files: number;
  /** Entries that load the chunk. */
  users: ReadonlySet<string>;
}

const isStyle = (id: string) => /\.css(?:$|\?)/.test(id);

function staticClosure(graph: ModuleGraph, start: string, stop?: ReadonlySet<string>): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id) || stop?.has(id)) return;
    seen.add(id);
    graph.importsOf(id).forEach(visit);
  };
  visit(start);
  return seen;
}

/** Everything that is imported lazily below `entry`. */
function lazyEntries(graph: ModuleGraph, entry: string): Set<string> {
  const found = new Set([entry]);
  for (const each of found)
    for (const id of staticClosure(graph, each)) graph.lazyImportsOf(id).forEach((lazy) => found.add(lazy));
  found.delete(entry);
  return found;
}

/** One chunk for each set of entries that share modules: no entry loads what it does not use, but in very many requests. */
function finestChunks(graph: ModuleGraph, entries: ReadonlySet<string>, shell: ReadonlySet<string>): Chunk[] {
  const usersOf = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const id of staticClosure(graph, entry, shell)) usersOf.set(id, (usersOf.get(id) ?? new Set()).add(entry));
  const chunks = new Map<string, Chunk>();
  for (const [id, users] of usersOf) {
    const key = [...users].join("\n");
    const chunk = chunks.get(key) ?? { modules: [], size: 0, files: 1, users };
    chunk.modules.push(id);
    chunk.size += graph.sizeOf(id);
    if (isStyle(id)) chunk.files = 2;
    chunks.set(key, chunk);
  }
  return [...chunks.values()].filter(({ users }) => users.size > 1);
}

/** The chunks that each chunk needs, itself included. */
function dependencies(graph: ModuleGraph, chunks: readonly Chunk[]): Map<Chunk, Set<Chunk>> {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const found = new Map<Chunk, Set<Chunk>>();
  for (const chunk of chunks) {
    const needed = new Set([chunk]);
    for (const each of needed) {
      const next = each.modules.flatMap((id) => graph.importsOf(id)).map((id) => chunkOf.get(id));
      for (const one of next) if (one) needed.add(one);
    }
    found.set(chunk, needed);
  }
  return found;
}

/** Merges `b` into `a`; users of one of them then load all that both need. */
function merge(a: Chunk, b: Chunk, needs: ReadonlyMap<Chunk, ReadonlySet<Chunk>>): void {
  const users = a.users.union(b.users);
  for (const chunk of [...(needs.get(a) ?? []), ...(needs.get(b) ?? [])]) chunk.users = chunk.users.union(users);
  a.modules.push(...b.modules);
  a.size += b.size;
  a.files = Math.max(a.files, b.files);
}

/**
 * Distributes what several entries share over chunks, so that an entry needs few requests and few bytes that it does not use. Starts with the
 * finest chunks and merges the two that save the most, until no merge saves anything. Chunks that would need each other have the same users,
 * so they end up merged. Returns the modules of each chunk; the first is the shell, which every page loads.
 */
export function planChunks(graph: ModuleGraph, entry: string, costs: ChunkCosts): string[][] {
  const entries = lazyEntries(graph, entry);
  const initial = staticClosure(graph, entry);
  const shell: Chunk = { modules: [...initial], size: 0, files: 2, users: entries };
  const chunks = [shell, ...finestChunks(graph, entries, initial)];
  for (;;) {
    const needs = dependencies(graph, chunks);
    const needsOf = (chunk: Chunk) => needs.get(chunk) ?? new Set<Chunk>();
    const weigh = (users: ReadonlySet<string>) => [...users].reduce((sum, user) => sum + costs.weightOf(user), 0);
    const saved = (a: Chunk, b: Chunk) =>
      Math.min(a.files, b.files) * costs.request * weigh(a.users.intersection(b.users));
    /** What users of `other` alone would load in vain with `added`. */
    const wasted = (added: Chunk, other: Chunk) =>
      [...needsOf(added)].reduce((sum, chunk) => {
        if (chunk === other) return sum;
        const files = chunk === added ? Math.max(0, chunk.files - other.files) : chunk.files;
        return sum + (chunk.size + files * costs.request) * weigh(other.users.difference(chunk.users));
      }, 0);
    let best: { a: Chunk; b: Chunk; gain: number } | undefined;
    for (const [index, a] of chunks.entries())
      for (const b of chunks.slice(index + 1)) {
        const most = saved(a, b);
        if (most <= (best?.gain ?? 0)) continue;
        const gain = most - wasted(a, b) - wasted(b, a);
        if (gain > (best?.gain ?? 0)) best = { a, b, gain };
      }
    if (!best) return chunks.map(({ modules }) => modules);
    merge(best.a, best.b, needs);
    chunks.splice(chunks.indexOf(best.b), 1);
  }
}

/** Vendor code changes rarely: its chunk outlives releases in caches and is evaluated as a task of its own. */
export const VENDOR =
  /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|@reduxjs\/toolkit|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store)\//;
const TEXTS = /\/messages\.[\w-]+\.json/;

/**
 * Over HTTP/1.1 a browser has six connections: on the slow line of the bench each request takes a sixth of a round trip, in which about 17 KB
 * of compressed code arrive. A quarter of that: bytes cost time on the processor too, and most visitors have HTTP/2 or the service worker, where
 * requests cost less.
 */
const REQUEST = 30_000;

/** Where most visits begin counts more; what is loaded after the first paint holds up nobody, except the chart that its screens wait for. */
function weightOf(id: string): number {
  if (/\/(?:welcome|learn|sign-in|course|lesson|quiz|profile)-screen\.tsx$/.test(id)) return 3;
  return /\/screens\/[\w-]+\.tsx$|\/kline-chart\.ts$/.test(id) ? 1 : 0.05;
}

interface ChunkingContext {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

function graphOf(context: ChunkingContext): ModuleGraph {
  const ours = (ids: readonly string[] = []) => ids.filter((id) => !VENDOR.test(id) && !TEXTS.test(id));
  return {
    importsOf: (id) => ours(context.getModuleInfo(id)?.importedIds),
    lazyImportsOf: (id) => ours(context.getModuleInfo(id)?.dynamicallyImportedIds),
    // The code of a style sheet is the list of its classes.
    sizeOf: (id) =>
      isStyle(id) ? statSync(id.replace(/\?.*/, "")).size : (context.getModuleInfo(id)?.code?.length ?? 0),
  };
}

/** Names the chunk of a module, as the bundler asks for it: a chunk is named after its largest module. */
export function chunkNames(entry: string): (id: string, context: ChunkingContext) => string | null {
  let names: Map<string, string> | undefined;
  return (id, context) => {
    if (!names) {
      const graph = graphOf(context);
      const [shell = [], ...shared] = planChunks(graph, entry, { request: REQUEST, weightOf });
      names = new Map(shell.map((each) => [each, "shell"]));
      for (const modules of shared) {
        const [largest = ""] = modules.toSorted((a, b) => graph.sizeOf(b) - graph.sizeOf(a));
        const name = basename(largest.replace(/\?.*/, "")).replace(/\.\w+$/, "");
        const isTaken = new Set(names.values());
        const free = [name, ...Array.from(shared.keys(), (count) => `${name}-${count + 2}`)].find(
          (each) => !isTaken.has(each),
        );
        for (const each of modules) names.set(each, free ?? name);
      }
    }
    return names.get(id) ?? null;
  };
}
