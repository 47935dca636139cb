import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./process.ts";

const SKIPPED = new Set(["node_modules", "dist", "data", ".cache"]);

function* files(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) if (!SKIPPED.has(name)) yield* files(join(path, name));
}

/** Digest of the names, sizes and modification times of all files below `inputs` (relative to the root). */
export function digestOf(inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of files(join(root, input))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

/** Whether `output` was built from exactly these inputs. */
export function isFresh(output: string, digest: string): boolean {
  const stamp = stampOf(output);
  return existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
}

/** Records that `output` was built from inputs with this digest. */
export function markFresh(output: string, digest: string): void {
  const stamp = stampOf(output);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

function stampOf(output: string): string {
  return join(root, ".cache", `${output.replaceAll("/", "-")}.stamp`);
}
