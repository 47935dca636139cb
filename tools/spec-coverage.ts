import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface SpecCoverage {
  covered: string[];
  /** Lines marked as built (`[x]`) in docs/spec.md that no test title names. */
  missing: string[];
  /** Lines that are not built yet. */
  open: string[];
}

const TITLE = /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(["'`])(.*?)\1/gs;

function idsInTitles(root: string): Set<string> {
  const ids = new Set<string>();
  for (const file of globSync("{apps,packages,content,e2e,tools}/**/*.{test,spec}.{ts,tsx}", {
    cwd: root,
    exclude: (name) => name === "node_modules",
  })) {
    for (const [, , title = ""] of readFileSync(join(root, file), "utf8").matchAll(TITLE)) {
      for (const [id] of title.matchAll(/S\d\.\d\d/g)) ids.add(id);
    }
  }
  return ids;
}

/** Compares docs/spec.md below `root` with the ids in test titles. */
export function specCoverage(root: string): SpecCoverage {
  const titles = idsInTitles(root);
  const result: SpecCoverage = { covered: [], missing: [], open: [] };
  for (const [, mark, id = ""] of readFileSync(join(root, "docs/spec.md"), "utf8").matchAll(
    /^- \[([ x-])\] \*\*(S\d\.\d\d)\*\*/gm,
  )) {
    if (mark === "-") continue;
    if (titles.has(id)) result.covered.push(id);
    else if (mark === "x") result.missing.push(id);
    else result.open.push(id);
  }
  return result;
}
