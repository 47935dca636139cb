import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Rolldown } from "vite";

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

/** In the folder of the manifest. */
export const MODULES = "modules.json";

/** Bytes of each module by chunk, before minification. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

const packages = join(import.meta.dirname, "../../..");

export const moduleSizes = (bundle: Rolldown.OutputBundle): ModuleSizes =>
  Object.fromEntries(
    Object.values(bundle)
      .filter((part) => part.type === "chunk")
      .map(({ fileName, modules }) => [
        fileName,
        Object.fromEntries(
          Object.entries(modules).map(([id, { renderedLength }]) => [relative(packages, id), renderedLength]),
        ),
      ]),
  );

export const readModuleSizes = (dist: string): ModuleSizes =>
  JSON.parse(readFileSync(join(dist, MODULES), "utf8")) as ModuleSizes;
