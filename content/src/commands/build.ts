import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sheetsManifestPath } from "../bundle.ts";
import { readContentFiles } from "../content-files.ts";
import { digest } from "../digest.ts";
import { componentOf } from "../left-out.ts";
import { printProblems } from "./print-problems.ts";

/**
 * Writes the bundle to `target` when content or compiler changed since the last time; returns the exit code.
 * Content with errors is not written, unless `allowMissing` leaves the faulty lessons and quizzes out.
 */
export async function build(root: string, target: string, allowMissing: boolean): Promise<number> {
  const stamp = `${target}.inputs`;
  const sheetsFolder = join(dirname(target), "sheets");
  const inputs = digestInputs(root, allowMissing);
  if (
    existsSync(target) &&
    existsSync(sheetsManifestPath(sheetsFolder)) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === inputs
  ) {
    console.log(`${target} is up to date`);
    return 0;
  }
  // The compiler takes most of a second to load: an unchanged build does without it.
  const { compileFiles } = await import("../compile.ts");
  const { bundle, sheets, problems } = compileFiles(readContentFiles(root), { allowMissing });
  const code = printProblems(problems);
  if (code !== 0 && !allowMissing) return code;
  const leftOut = new Set(problems.flatMap((problem) => (problem.level === "error" && componentOf(problem)) || []));
  if (leftOut.size > 0) console.log(`left out: ${[...leftOut].join(", ")}`);

  mkdirSync(dirname(target), { recursive: true });
  const { writeSheets } = await import("../sheets/write-sheets.ts");
  await writeSheets(sheets, sheetsFolder);
  writeWhole(target, JSON.stringify(bundle));
  writeWhole(stamp, inputs);
  console.log(`wrote ${target} (${bundle.hash})`);
  return 0;
}

function digestInputs(root: string, allowMissing: boolean): string {
  const source = join(import.meta.dirname, "..");
  const names = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const compiler = names.toSorted().map((name) => [name, readFileSync(join(source, name), "utf8")]);
  return digest(JSON.stringify([allowMissing, [...readContentFiles(root)], compiler]));
}

/** A reader never meets half a file. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
