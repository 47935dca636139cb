import { LineCounter, isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type Document, type Node } from "yaml";
import type * as z from "zod";
import type { Problems } from "./problems.ts";

export type Path = readonly (string | number)[];

/** A YAML file whose values know the line they stand on. */
export interface YamlFile {
  /** Relative to the content folder. */
  path: string;
  value: unknown;
  /** Line of a key, counted from 1; of its nearest existing parent when the key is absent. */
  lineOf(path: Path): number;
  /** Line on which the text of a string begins: one further down for block scalars. */
  textLineOf(path: Path): number;
}

/** Reads YAML 1.2; syntax errors are reported and leave the value undefined. */
export function readYaml(path: string, text: string, problems: Problems): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  for (const error of document.errors) {
    problems.error(path, lineCounter.linePos(error.pos[0]).line, `not valid YAML: ${error.message}`);
  }
  const line = (node: Node | null): number => (node?.range ? lineCounter.linePos(node.range[0]).line : 1);
  return {
    path,
    value: document.errors.length > 0 ? undefined : document.toJS(),
    lineOf: (at) => line(locate(document, at).key),
    textLineOf: (at) => {
      const { key, value } = locate(document, at);
      if (!isScalar(value)) return line(key);
      return line(value) + (value.type === "BLOCK_LITERAL" || value.type === "BLOCK_FOLDED" ? 1 : 0);
    },
  };
}

function locate(document: Document, path: Path): { key: Node | null; value: Node | null } {
  let value: Node | null = document.contents;
  let key: Node | null = value;
  for (const step of path) {
    if (isAlias(value)) value = value.resolve(document) ?? null;
    let next: unknown;
    if (isMap(value)) {
      const pair = value.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair || !isNode(pair.key)) return { key, value: null };
      key = pair.key;
      next = pair.value;
    } else if (isSeq(value)) {
      next = value.items[Number(step)];
      if (isNode(next)) key = next;
    }
    if (!isNode(next)) return { key, value: null };
    value = next;
  }
  return { key, value };
}

/** Checks a value of the file against a schema; each mismatch is reported with its path, line and remedy. */
export function readAs<S extends z.ZodType>(
  file: YamlFile,
  schema: S,
  problems: Problems,
  at: Path = [],
  value: unknown = valueAt(file.value, at),
): z.output<S> | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) reportIssue(file, problems, at, value, issue);
  return null;
}

function reportIssue(file: YamlFile, problems: Problems, at: Path, value: unknown, issue: z.core.$ZodIssue): void {
  const inner = issue.path.filter((step) => typeof step !== "symbol");
  const full = [...at, ...inner];
  const report = (path: Path, message: string): void =>
    problems.error(file.path, file.lineOf(path), `${path.length > 0 ? path.join(".") : "file"}: ${message}`);

  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) report([...full, key], "nothing of this name is expected here; remove or rename it");
    return;
  }
  const found = valueAt(value, inner);
  if (found === undefined) report(full, "missing; add it");
  else if (found === null) report(full, "empty; write a value");
  else if (issue.code === "invalid_type" && issue.expected === "string") {
    report(full, "must be text; put it in quotes");
  } else report(full, issue.message);
}

function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}
