import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/process.ts";
import type { ChartTruth } from "@candlewise/chart-vision/testing/chart-truth";
import type { PictureSet, Surroundings } from "./catalogue.ts";
import type { Degradation } from "./degrade.ts";

/** Pictures are kept here between runs; git ignores it. */
export const CACHE = join(root, ".cache/chart-vision");

export interface DatasetPicture {
  readonly name: string;
  /** The library, or the kind of a picture that is no chart. */
  readonly source: string;
  readonly set: PictureSet;
  readonly surroundings: Surroundings;
  readonly degradation: Degradation | "clean";
  /** Path of the picture inside the cache. */
  readonly file: string;
  /** Null for a picture that shows no readable chart. */
  readonly truth: ChartTruth | null;
}

export interface Rendered {
  readonly png: Buffer;
  readonly truth: ChartTruth;
}

/** The rendered picture of everything that `key` names, from the cache if it was made before. */
export async function cachedRender(key: readonly string[], render: () => Promise<Rendered>): Promise<Rendered> {
  const file = join(CACHE, "rendered", createHash("sha256").update(key.join("\0")).digest("hex").slice(0, 24));
  if (existsSync(`${file}.json`)) {
    return { png: readFileSync(`${file}.png`), truth: JSON.parse(readFileSync(`${file}.json`, "utf8")) as ChartTruth };
  }
  const rendered = await render();
  mkdirSync(join(CACHE, "rendered"), { recursive: true });
  writeFileSync(`${file}.png`, rendered.png);
  writeFileSync(`${file}.part`, JSON.stringify(rendered.truth));
  // The truth comes last and at once, so that a broken-off run leaves no half picture.
  renameSync(`${file}.part`, `${file}.json`);
  return rendered;
}

/** Writes a picture of the data set and returns its path inside the cache. */
export function store(folder: string, name: string, bytes: Buffer): string {
  mkdirSync(join(CACHE, folder), { recursive: true });
  const file = join(folder, name);
  writeFileSync(join(CACHE, file), bytes);
  return file;
}
