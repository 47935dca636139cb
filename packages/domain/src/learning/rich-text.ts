/**
 * Compiled prose: a tree of JSON nodes created from Markdoc at build time. Never contains raw HTML. Strings are text; every other node is
 * one of the forms below.
 */
export type RichNode =
  | string
  | {
      tag: "p" | "h3" | "ul" | "ol" | "li" | "strong" | "em" | "table" | "thead" | "tbody" | "tr" | "th" | "td";
      children: RichNode[];
    }
  /** A glossary term; `id` is a key of the payload's `glossary`. */
  | { tag: "term"; id: string; children: RichNode[] }
  /** A link to a primary source; `href` is https. */
  | { tag: "a"; href: string; children: RichNode[] }
  /** A highlighted aside. */
  | { tag: "callout"; tone: "note" | "warning" | "example"; children: RichNode[] };

export type RichText = RichNode[];

/** The plain text of a tree, with blocks separated by a blank line. */
export function plainText(nodes: RichText): string {
  const blocks = new Set(["p", "h3", "ul", "ol", "li", "table", "tr", "callout"]);
  const write = (node: RichNode): string => {
    if (typeof node === "string") return node;
    const inner = node.children.map(write).join("");
    return blocks.has(node.tag) ? `${inner.trim()}\n\n` : inner;
  };
  return nodes
    .map(write)
    .join("")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
