import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";

/** Where `node content/src/cli.ts build` writes the compiled curriculum. */
export const BUNDLE_PATH = resolve(import.meta.dirname, "../dist/content.json");

/** Reads the compiled curriculum; throws with the command to run when it was not built. */
export function loadContentBundle(path: string = BUNDLE_PATH): ContentBundle {
  if (!existsSync(path)) {
    throw new Error(`The curriculum is not built: ${path} is missing. Run "npm run content -- build" first.`);
  }
  const bundle: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isBundle(bundle)) throw new Error(`${path} is not a compiled curriculum. Run "npm run content -- build".`);
  return bundle;
}

/** A cheat-sheet as the build wrote it. */
export interface SheetEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly color: string;
  readonly files: readonly { readonly paper: "a4" | "letter"; readonly file: string; readonly pages: number }[];
}

/** Beside the bundle. */
export const SHEETS_FOLDER = resolve(import.meta.dirname, "../dist/sheets");
export const sheetsManifestPath = (folder: string): string => join(folder, "sheets.json");

/** The cheat-sheets and their files. */
export interface SheetLibrary {
  readonly entries: readonly SheetEntry[];
  /** @param file One of the files of an entry. */
  read(file: string): Promise<Uint8Array>;
}

/** What the build wrote; no sheets if it wrote none. */
export function openSheets(folder: string = SHEETS_FOLDER): SheetLibrary {
  const path = sheetsManifestPath(folder);
  // The build wrote the file, so its form is proof enough.
  const entries = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as SheetEntry[]) : [];
  return { entries, read: async (file) => readFile(join(folder, file)) };
}

/** The compiler wrote and checked the file, so its outer form is proof enough. */
function isBundle(value: unknown): value is ContentBundle {
  return typeof value === "object" && value !== null && "hash" in value && "languages" in value;
}
