import type { RichNode, RichText } from "@candlewise/domain/learning/rich-text";

const WIDTH = 96;

/** Compiled prose as lines for a terminal. */
export function terminalLines(text: RichText, indent = ""): string[] {
  const inline = text.every((node) => typeof node === "string" || !isBlock(node));
  if (inline) return text.length > 0 ? wrapLine(terminalInline(text), indent) : [];
  return text.flatMap((node) => blockLines(node, indent));
}

/** Compiled prose on one line. */
export function terminalInline(text: RichText): string {
  return text.map(inlineText).join("").replaceAll(/\s+/g, " ").trim();
}

const BLOCKS = new Set(["p", "h3", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "callout"]);
const isBlock = (node: Exclude<RichNode, string>): boolean => BLOCKS.has(node.tag);

function blockLines(node: RichNode, indent: string): string[] {
  if (typeof node === "string") return wrapLine(node, indent);
  switch (node.tag) {
    case "h3":
      return wrapLine(`### ${terminalInline(node.children)}`, indent);
    case "ul":
    case "ol":
      return node.children.flatMap((child, index) => {
        const [first = "", ...rest] = blockLines(child, `${indent}   `);
        const mark = node.tag === "ol" ? `${index + 1}.` : " •";
        return [`${indent}${mark} ${first.trimStart()}`, ...rest];
      });
    case "callout":
      return [`${indent}┃ ${node.tone.toUpperCase()}`, ...terminalLines(node.children, `${indent}┃ `)];
    case "tr":
      return wrapLine(node.children.map((cell) => inlineText(cell)).join(" │ "), indent);
    case "table":
    case "thead":
    case "tbody":
      return node.children.flatMap((child) => blockLines(child, indent));
    case "li":
      return terminalLines(node.children, indent);
    default:
      return wrapLine(inlineText(node), indent);
  }
}

function inlineText(node: RichNode): string {
  if (typeof node === "string") return node;
  const inner = node.children.map(inlineText).join(isBlock(node) && node.tag !== "p" ? " " : "");
  if (node.tag === "strong") return `*${inner}*`;
  if (node.tag === "term") return `${inner}°`;
  if (node.tag === "a") return `${inner} <${node.href}>`;
  return inner;
}

function wrapLine(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && indent.length + line.length + word.length + 1 > WIDTH) {
      lines.push(indent + line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, indent + line];
}
