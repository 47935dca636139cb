import { offeredSides } from "./chart-order.ts";
import type { CompiledItem, ItemOption, PublicChart, PublicItem } from "./items.ts";
import { disordered, mixed, tokenOf, variantOf } from "./presentation.ts";
import { replayQuestions } from "./replay-decision.ts";
import type { PartKind } from "./presentation.ts";
import { plainText } from "./rich-text.ts";
import type { RichNode, RichText } from "./rich-text.ts";

type Words = (text: RichText) => RichText;
type ItemOf<Type extends CompiledItem["type"]> = Extract<CompiledItem, { type: Type }>;
type Parts<Type extends PublicItem["type"]> = Omit<
  Extract<PublicItem, { type: Type }>,
  "id" | "is_graded" | "prompt" | "type"
>;

/**
 * An item as presented to a learner: parts shuffled by the seed under opaque tokens, numbers drawn by the seed, and nothing that reveals
 * the answer. Deterministic for an item and seed. `plain` flattens rich text to plain text.
 */
export function presentItem(item: CompiledItem, seed: string, options: { plain?: boolean } = {}): PublicItem {
  const words: Words = (text) => (options.plain ? [plainText(text)] : text);
  const prompt = item.type === "numeric" ? variantOf(item, seed).prompt : item.prompt;
  const base = { id: item.id, is_graded: item.is_graded, prompt: words(prompt) };
  switch (item.type) {
    case "choice":
    case "multi":
      return {
        ...base,
        type: item.type,
        choices: toOptions(item, seed, mixed(item, seed, "part", item.choices), words),
      };
    case "order":
      return {
        ...base,
        type: item.type,
        entries: toOptions(item, seed, disordered(item, seed, "part", item.entries), words),
      };
    case "match":
      return { ...base, type: item.type, ...sidesOf(item, seed, words) };
    case "categorize":
      return { ...base, type: item.type, ...bucketsOf(item, seed, words) };
    case "fill_blank":
      return { ...base, type: item.type, ...blanksOf(item, seed, words) };
    case "numeric":
      return { ...base, type: item.type, unit: item.unit, decimals: item.decimals };
    case "estimate":
      return { ...base, type: item.type, unit: item.unit, decimals: item.decimals, scale: item.scale };
    case "chart_point":
      return { ...base, type: item.type, chart: publicChart(item.chart) };
    case "chart_line":
      return { ...base, type: item.type, chart: publicChart(item.chart), line: item.line, anchors: item.anchors };
    case "replay_decision":
      return {
        ...base,
        type: item.type,
        chart: publicChart(item.chart),
        holds: item.holds,
        decisions: replayQuestions(item),
      };
    case "chart_order":
      return { ...base, type: item.type, chart: publicChart(item.chart), sides: offeredSides(item) };
  }
}

function toOptions(
  item: CompiledItem,
  seed: string,
  parts: readonly { id: string; text: RichText }[],
  words: Words,
  kind: PartKind = "part",
): ItemOption[] {
  return parts.map(({ id, text }) => ({ token: tokenOf(item, seed, kind, id), text: words(text) }));
}

function sidesOf(item: ItemOf<"match">, seed: string, words: Words): Parts<"match"> {
  const pairs = mixed(item, seed, "part", item.pairs);
  const lefts = pairs.map(({ id, left }) => ({ id, text: left }));
  const rights = disordered(item, seed, "right", pairs).map(({ id, right }) => ({ id, text: right }));
  return { lefts: toOptions(item, seed, lefts, words), rights: toOptions(item, seed, rights, words, "right") };
}

function bucketsOf(item: ItemOf<"categorize">, seed: string, words: Words): Parts<"categorize"> {
  return {
    buckets: toOptions(item, seed, item.buckets, words, "bucket"),
    entries: toOptions(item, seed, mixed(item, seed, "part", item.entries), words),
  };
}

function blanksOf(item: ItemOf<"fill_blank">, seed: string, words: Words): Parts<"fill_blank"> {
  const names = new Map(item.blanks.map(({ id }) => [id, tokenOf(item, seed, "part", id)]));
  return {
    text: words(item.text.map((node) => renameBlanks(node, names))),
    blanks: item.blanks.map(({ id, options }) => ({
      token: tokenOf(item, seed, "part", id),
      options: toOptions(item, seed, mixed(item, seed, `option:${id}`, options), words, `option:${id}`),
    })),
  };
}

function renameBlanks(node: RichNode, names: ReadonlyMap<string, string>): RichNode {
  if (typeof node !== "string") return { ...node, children: node.children.map((child) => renameBlanks(child, names)) };
  return node.replaceAll(/\{\{([\w-]+)\}\}/g, (whole, id: string) => (names.has(id) ? `{{${names.get(id)}}}` : whole));
}

const publicChart = ({ bars, decimals, description }: PublicChart): PublicChart => ({ bars, decimals, description });
