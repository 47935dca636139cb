import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Text of each authored file by its path relative to the content folder, with `/` between the parts. */
export type ContentFiles = ReadonlyMap<string, string>;

const AUTHORED_FOLDERS = ["paths", "courses", "challenges", "skills", "glossary", "fixtures", "sheets"];
const LOCKS = ["ids.lock", "i18n.lock"];

export function readContentFiles(root: string): ContentFiles {
  const files = new Map<string, string>();
  for (const folder of AUTHORED_FOLDERS.filter((name) => existsSync(join(root, name)))) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || !/\.(yaml|json)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(relative(root, path).split(sep).join("/"), readFileSync(path, "utf8"));
    }
  }
  for (const name of readdirSync(root).filter((entry) => LOCKS.includes(entry))) {
    files.set(name, readFileSync(join(root, name), "utf8"));
  }
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
