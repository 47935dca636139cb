import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files that a scaffold changes, relative to the root of the project. Nothing is written before `save`. */
export class Project {
  readonly #changes = new Map<string, string>();
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  read(path: string): string {
    const changed = this.#changes.get(path);
    if (changed !== undefined) return changed;
    if (!this.has(path)) throw new ScaffoldError(`There is no ${path}.`);
    return readFileSync(join(this.root, path), "utf8");
  }

  has(path: string): boolean {
    return this.#changes.has(path) || existsSync(join(this.root, path));
  }

  find(pattern: string): string[] {
    return globSync(pattern, { cwd: this.root }).toSorted();
  }

  /** Adds a new file; never overwrites an existing one. */
  add(path: string, text: string): void {
    if (this.has(path)) throw new ScaffoldError(`${path} exists already.`);
    this.#changes.set(path, text);
  }

  /** Inserts `text` before the last match. */
  insertBefore(path: string, place: RegExp, text: string): void {
    const old = this.read(path);
    const found = Array.from(old.matchAll(new RegExp(place, "gm"))).at(-1);
    if (found === undefined)
      throw new ScaffoldError(`${path} has no line like ${String(place)}: add this by hand:\n${text}`);
    this.#changes.set(path, `${old.slice(0, found.index)}${text}${old.slice(found.index)}`);
  }

  /** Adds an import after the last one. */
  addImport(path: string, line: string): void {
    const old = this.read(path);
    if (old.includes(line)) return;
    const last = Array.from(old.matchAll(/^import [^;]*;\n/gm)).at(-1);
    const at = last === undefined ? 0 : last.index + last[0].length;
    this.#changes.set(path, `${old.slice(0, at)}${line}\n${old.slice(at)}`);
  }

  /** Writes all changes and returns their paths. */
  save(): string[] {
    for (const [path, text] of this.#changes) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
    return [...this.#changes.keys()].toSorted();
  }
}

/** The scaffold cannot be created; the message says what to do. */
export class ScaffoldError extends Error {}

/** Converts `createAlert`, `create-alert` or `CREATE_ALERT` to the spellings that templates need. */
export function spellings(name: string) {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (words.length === 0 || !/^[a-z]/.test(words[0] ?? "")) throw new ScaffoldError(`${name} is no name.`);
  const pascal = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join("");
  return {
    kebab: words.join("-"),
    snake: words.join("_"),
    pascal,
    camel: `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`,
    text: words.join(" "),
    sentence: `${pascal[0]}${words.join(" ").slice(1)}`,
  };
}

/** A domain is one lower-case word, the same in contract, server, tables and screens. */
export function domainName(name: string): ReturnType<typeof spellings> {
  if (!/^[a-z]+$/.test(name)) throw new ScaffoldError(`${name}: a feature is one lower-case word, such as "alerts".`);
  return spellings(name);
}

/** The folder of a feature on the server. */
export function serverFolder(project: Project, domain: string): string {
  const [folder] = project.find(`apps/api/src/areas/*/${domain}`);
  if (folder === undefined)
    throw new ScaffoldError(`No feature is called ${domain}. Make it with: npm run new -- feature <area> ${domain}`);
  return folder;
}
