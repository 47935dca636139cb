import { LineCounter, isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type Document, type Node } from "yaml";
import type * as z from "zod";
import { suggestion } from "./suggest.ts";
import { yamlAdvice } from "./yaml-errors.ts";
import type { Problems } from "./problems.ts";

export type Path = readonly (string | number)[];

/** A YAML file whose values know the line they stand on. */
export interface YamlFile {
  /** Relative to the content folder. */
  path: string;
  value: unknown;
  /** Its syntax errors are reported; nothing is known of what stands in it. */
  isBroken: boolean;
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
    problems.error(path, lineCounter.linePos(error.pos[0]).line, yamlAdvice(error));
  }
  const line = (node: Node | null): number => (node?.range ? lineCounter.linePos(node.range[0]).line : 1);
  return {
    path,
    isBroken: document.errors.length > 0,
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
  if (file.isBroken) return null;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  for (const issue of issues) reportIssue(file, problems, at, value, issue, missingIn(issues, issue, value));
  return null;
}

/** Names that are expected beside what the issue is about, and absent. */
function missingIn(issues: readonly z.core.$ZodIssue[], { path }: z.core.$ZodIssue, value: unknown): string[] {
  const isBeside = (other: z.core.$ZodIssue) =>
    other.path.length === path.length + 1 && path.every((step, index) => step === other.path[index]);
  return issues
    .filter((other) => isBeside(other) && valueAt(value, stepsOf(other)) === undefined)
    .map((other) => String(other.path.at(-1)));
}

const stepsOf = ({ path }: z.core.$ZodIssue): (string | number)[] => path.filter((step) => typeof step !== "symbol");

function reportIssue(
  file: YamlFile,
  problems: Problems,
  at: Path,
  value: unknown,
  issue: z.core.$ZodIssue,
  missing: readonly string[],
): void {
  const inner = stepsOf(issue);
  const full = [...at, ...inner];
  const report = (path: Path, message: string): void =>
    problems.error(file.path, file.lineOf(path), `${path.length > 0 ? path.join(".") : "file"}: ${message}`);

  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) {
      const hint = suggestion(key, missing);
      report([...full, key], `nothing of this name is expected here; remove or rename it${hint}`);
    }
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
