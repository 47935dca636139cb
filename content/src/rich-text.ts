import Markdoc, { type Node } from "@markdoc/markdoc";
import type { RichNode, RichText } from "@candlewise/domain/learning/rich-text";
import { suggestion } from "./suggest.ts";

/** What surrounds a piece of prose: its values and where its mistakes are reported. */
export interface ProseContext {
  /** Written form of each `{% $name %}`. */
  values: Readonly<Record<string, string>>;
  /** Says what is wrong, with the line inside the text, counted from 0. */
  report(message: string, line: number): void;
  onTerm(id: string, line: number): void;
  onLink(href: string, line: number): void;
}

const PLAIN_TAGS = {
  paragraph: "p",
  item: "li",
  strong: "strong",
  em: "em",
  table: "table",
  thead: "thead",
  tbody: "tbody",
  tr: "tr",
  th: "th",
  td: "td",
} as const;
type PlainType = keyof typeof PLAIN_TAGS;

const isPlain = (type: string): type is PlainType => Object.hasOwn(PLAIN_TAGS, type);

const TONES = ["note", "warning", "example"] as const;

/** What is left of a link whose address Markdown refuses, such as javascript: */
const BROKEN_LINK = /\]\([^)]*\)/;
/** What Markdoc did not read as a tag and would show to the reader. */
const BROKEN_TAG = /\{%|%\}/;
const HTML_TAG = /<\/?[a-z][^<>]*>/i;

/** Compiles Markdoc with the tags of the author's guide to a tree of blocks. */
export function compileProse(source: string, context: ProseContext): RichText {
  return joinText(compileNode(Markdoc.parse(source), context));
}

/** Compiles text that must be one paragraph and gives its inside: words for a choice or a label. */
export function compileInline(source: string, context: ProseContext): RichText {
  const blocks = compileProse(source, context);
  const [block] = blocks;
  if (blocks.length === 1 && typeof block === "object" && block.tag === "p") return block.children;
  if (blocks.length > 0) context.report("must be one line of text: no list, heading, table or second paragraph", 0);
  return blocks;
}

/** Puts values into a text that takes no markup. */
export function compilePlain(source: string, context: ProseContext): string {
  const text = source.replaceAll(/\{%(.*?)%\}/g, (tag, inner: string) => {
    const name = /^\s*\$(\w+)\s*$/.exec(inner)?.[1];
    if (name !== undefined) return writtenValue(name, 0, context);
    context.report(`${tag} cannot stand here: only values as {% $name %}`, 0);
    return "";
  });
  if (BROKEN_TAG.test(text)) context.report("a value is not closed as it should be; write {% $name %}", 0);
  return text;
}

function compileNode(node: Node, context: ProseContext): RichNode[] {
  const line = node.lines[0] ?? 0;
  for (const error of node.errors) context.report(MARKDOC_ADVICE[error.id] ?? error.message, line);
  const children = (): RichNode[] => joinText(node.children.flatMap((child) => compileNode(child, context)));
  if (isPlain(node.type)) return wrap(PLAIN_TAGS[node.type], children());
  const compile = COMPILERS[node.type];
  if (compile) return compile(node, context, line, children);
  context.report(`${node.type} is not part of the format; see docs/authoring.md`, line);
  return [];
}

/** What authors do about an error of Markdoc, by its id. */
const MARKDOC_ADVICE: Readonly<Record<string, string>> = {
  "missing-closing": "a tag is opened here and never closed; add {% /term %} or {% /callout %}",
  "missing-opening":
    "a tag is closed here that is not open; remove the closing tag, or write the opening one before it",
  "parse-error": 'this tag is not readable; write {% $name %}, {% term id="…" %} or {% callout tone="note" %}',
};

type NodeCompiler = (node: Node, context: ProseContext, line: number, children: () => RichNode[]) => RichNode[];

/** Node types that need more than a tag around their children. */
const COMPILERS: Partial<Record<string, NodeCompiler>> = {
  document: (_node, _context, _line, children) => children(),
  inline: (_node, _context, _line, children) => children(),
  text: (node, context, line) => [compileText(node, line, context)],
  softbreak: () => [" "],
  hardbreak: () => [" "],
  comment: () => [],
  error: () => [],
  list: (node, _context, _line, children) => [
    { tag: node.attributes.ordered === true ? "ol" : "ul", children: children() },
  ],
  heading(node, context, line, children) {
    if (node.attributes.level !== 3) context.report("headings are written with ###", line);
    return [{ tag: "h3", children: children() }];
  },
  link: (node, context, line, children) => [compileLink(node, line, children(), context)],
  tag: (node, context, line, children) => compileTag(node, line, children(), context),
};

function wrap(tag: (typeof PLAIN_TAGS)[PlainType], children: RichNode[]): RichNode[] {
  const [only] = children;
  // A callout written on a single line arrives inside a paragraph of its own.
  if (tag === "p" && children.length === 1 && typeof only === "object" && only.tag === "callout") {
    return [{ ...only, children: [{ tag: "p", children: only.children }] }];
  }
  return [{ tag, children }];
}

function compileText(node: Node, line: number, context: ProseContext): string {
  const content: unknown = node.attributes.content;
  if (typeof content === "string") {
    if (HTML_TAG.test(content)) context.report("HTML is not part of the format; use Markdoc", line);
    if (BROKEN_TAG.test(content))
      context.report(
        'this tag is not closed as it should be; write {% $name %}, or {% term id="…" %}…{% /term %}',
        line,
      );
    if (BROKEN_LINK.test(content)) context.report("this link is broken; write [text](https://…)", line);
    return content;
  }
  if (Markdoc.Ast.isVariable(content) && content.path.length === 1) {
    return writtenValue(String(content.path[0]), line, context);
  }
  context.report("only values as {% $name %} can stand here", line);
  return "";
}

function writtenValue(name: string, line: number, context: ProseContext): string {
  const value = Object.hasOwn(context.values, name) ? context.values[name] : undefined;
  if (value !== undefined) return value;
  const known = Object.keys(context.values).map((key) => `$${key}`);
  const remedy = known.length > 0 ? `known here: ${known.join(", ")}` : "there are no values here";
  context.report(`$${name} has no value or no format; ${remedy}${suggestion(`$${name}`, known)}`, line);
  return "";
}

function compileLink(node: Node, line: number, children: RichNode[], context: ProseContext): RichNode {
  const href = String(node.attributes.href ?? "");
  if (URL.canParse(href) && href.startsWith("https://")) context.onLink(href, line);
  else context.report(`link ${href || "without address"}: only https links are allowed`, line);
  return { tag: "a", href, children };
}

function compileTag(node: Node, line: number, children: RichNode[], context: ProseContext): RichNode[] {
  const { id, tone, ...others }: Record<string, unknown> = node.attributes;
  if (node.tag === "term" && typeof id === "string" && tone === undefined) {
    rejectAttributes(others, line, context);
    context.onTerm(id, line);
    return [{ tag: "term", id, children }];
  }
  if (node.tag === "callout" && id === undefined) {
    rejectAttributes(others, line, context);
    const known = TONES.find((name) => name === tone);
    if (!known) context.report(`callout needs a tone: ${TONES.join(", ")}`, line);
    return [{ tag: "callout", tone: known ?? "note", children }];
  }
  context.report(`{% ${node.tag ?? "?"} %}: write {% term id="…" %} or {% callout tone="note" %}`, line);
  return children;
}

function rejectAttributes(attributes: Record<string, unknown>, line: number, context: ProseContext): void {
  const names = Object.keys(attributes);
  if (names.length > 0) context.report(`remove ${names.join(", ")} from this tag`, line);
}

function joinText(nodes: RichNode[]): RichNode[] {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
    else if (node !== "") joined.push(node);
  }
  return joined;
}
