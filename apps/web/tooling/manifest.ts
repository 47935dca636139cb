import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Manifest;

/** A chunk with all it imports statically, dependencies first. Throws when the source is not a chunk of the build. */
export function closureOf(manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not a chunk of the build: check "screen" in the route table.`);
  return [...(chunk.imports ?? []).flatMap((imported) => closureOf(manifest, imported, seen)), chunk];
}

export const cssOf = (chunks: readonly ManifestChunk[]): string[] => [
  ...new Set(chunks.flatMap(({ css = [] }) => css)),
];
