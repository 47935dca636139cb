import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileFiles } from "../compile.ts";
import { readContentFiles } from "../content-files.ts";
import { I18N_LOCK, listChangedWordings, readI18nLock, writeI18nLock } from "../locks/i18n-lock.ts";
import { IDS_LOCK, writeIdsLock } from "../locks/ids-lock.ts";
import { Problems } from "../problems.ts";
import { readSources } from "../sources.ts";
import { printProblems } from "./print-problems.ts";

/**
 * Records the ids and English strings of a release, once the content has no errors; returns the exit code.
 * `accepted` names translated words files that stay right although their English changed.
 */
export function lock(root: string, accepted: readonly string[]): number {
  const files = readContentFiles(root);
  const { problems } = compileFiles(files);
  if (printProblems(problems) !== 0) return 1;
  const sources = readSources(files, new Problems());
  const unknown = accepted.filter((path) => !files.has(path));
  if (unknown.length > 0) {
    console.log(`no such words file: ${unknown.join(", ")}`);
    return 1;
  }
  const before = readI18nLock(files, new Problems());
  for (const path of listChangedWordings(sources, before)) {
    console.log(`${path}: words changed, version did not: translations stay as they are`);
  }
  writeFileSync(join(root, IDS_LOCK), writeIdsLock(sources));
  writeFileSync(join(root, I18N_LOCK), writeI18nLock(sources, before, new Set(accepted)));
  console.log(`wrote ${IDS_LOCK} and ${I18N_LOCK}`);
  return 0;
}
