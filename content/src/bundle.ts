import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
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

/** The compiler wrote and checked the file, so its outer form is proof enough. */
function isBundle(value: unknown): value is ContentBundle {
  return typeof value === "object" && value !== null && "hash" in value && "languages" in value;
}
