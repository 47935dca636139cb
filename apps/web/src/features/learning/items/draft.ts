import type { Answer, PublicItem } from "@candlewise/domain/learning/items";

/** What a learner has put together so far. It keeps tokens and numbers only, so it can be stored as JSON. */
export type ItemDraft =
  | { type: "choice"; choice: string | null }
  | { type: "multi"; choices: string[] }
  /** `isTouched`: the order shown at first is never right, so it only counts once something was moved. */
  | { type: "order"; order: string[]; isTouched: boolean }
  | { type: "match"; pairs: Record<string, string> }
  | { type: "categorize"; placements: Record<string, string> }
  | { type: "fill_blank"; blanks: Record<string, string> }
  /** `value` is what the text means in the learner's language, null when it is no single number. */
  | { type: "numeric"; text: string; value: number | null }
  | { type: "chart_point"; bar: number | null }
  /** One price an anchor, null until its handle was placed. */
  | { type: "chart_line"; prices: (number | null)[] };

export type ItemOf<Type extends PublicItem["type"]> = Extract<PublicItem, { type: Type }>;
export type DraftOf<Type extends ItemDraft["type"]> = Extract<ItemDraft, { type: Type }>;

export type DraftProgress = "empty" | "partial" | "complete";

export function emptyDraft(item: PublicItem): ItemDraft {
  switch (item.type) {
    case "choice":
      return { type: "choice", choice: null };
    case "multi":
      return { type: "multi", choices: [] };
    case "order":
      return { type: "order", order: item.entries.map(({ token }) => token), isTouched: false };
    case "match":
      return { type: "match", pairs: {} };
    case "categorize":
      return { type: "categorize", placements: {} };
    case "fill_blank":
      return { type: "fill_blank", blanks: {} };
    case "numeric":
      return { type: "numeric", text: "", value: null };
    case "chart_point":
      return { type: "chart_point", bar: null };
    case "chart_line":
      return { type: "chart_line", prices: item.anchors.map(() => null) };
  }
}

/** The answer a draft stands for, or null while parts are missing or the draft belongs to another item. */
export function toAnswer(item: PublicItem, draft: ItemDraft): Answer | null {
  return progressOf(item, draft) === "complete" ? completeAnswer(draft) : null;
}

function completeAnswer(draft: ItemDraft): Answer | null {
  switch (draft.type) {
    case "choice":
      return draft.choice === null ? null : { type: "choice", choice: draft.choice };
    case "multi":
      return { type: "multi", choices: draft.choices };
    case "order":
      return { type: "order", order: draft.order };
    case "match":
      return { type: "match", pairs: draft.pairs };
    case "categorize":
      return { type: "categorize", placements: draft.placements };
    case "fill_blank":
      return { type: "fill_blank", blanks: draft.blanks };
    case "numeric":
      return draft.value === null ? null : { type: "numeric", value: draft.value };
    case "chart_point":
      return draft.bar === null ? null : { type: "chart_point", bar: draft.bar };
    case "chart_line":
      return { type: "chart_line", prices: draft.prices.filter((price) => price !== null) };
  }
}

/** The draft that a given answer came from: a stored attempt is shown again with it. */
export function fromAnswer(answer: Answer): ItemDraft {
  switch (answer.type) {
    case "order":
      return { ...answer, isTouched: true };
    case "numeric":
      return { type: "numeric", text: String(answer.value), value: answer.value };
    default:
      return answer;
  }
}

/** How far a draft has come. A draft with unknown tokens counts as empty: it belongs to another presentation. */
export function progressOf(item: PublicItem, draft: ItemDraft): DraftProgress {
  const { done, wanted } = countParts(item, draft);
  if (done === 0) return "empty";
  return done < wanted ? "partial" : "complete";
}

interface Parts {
  done: number;
  wanted: number;
}
const NONE: Parts = { done: 0, wanted: 1 };

function countParts(item: PublicItem, draft: ItemDraft): Parts {
  if (item.type === "choice" && draft.type === "choice") {
    return { done: hasToken(item.choices, draft.choice) ? 1 : 0, wanted: 1 };
  }
  if (item.type === "multi" && draft.type === "multi") {
    return draft.choices.every((token) => hasToken(item.choices, token))
      ? { done: draft.choices.length, wanted: 1 }
      : NONE;
  }
  if (item.type === "order" && draft.type === "order") {
    const isWhole =
      draft.order.length === item.entries.length && draft.order.every((token) => hasToken(item.entries, token));
    return { done: isWhole && draft.isTouched ? 1 : 0, wanted: 1 };
  }
  return countRecords(item, draft);
}

function countRecords(item: PublicItem, draft: ItemDraft): Parts {
  if (item.type === "match" && draft.type === "match") return countRecord(draft.pairs, item.lefts, item.rights);
  if (item.type === "categorize" && draft.type === "categorize") {
    return countRecord(draft.placements, item.entries, item.buckets);
  }
  if (item.type === "fill_blank" && draft.type === "fill_blank") {
    const filled = item.blanks.filter(({ token, options }) => hasToken(options, draft.blanks[token] ?? null));
    return { done: filled.length, wanted: item.blanks.length };
  }
  return countMeasures(item, draft);
}

function countMeasures(item: PublicItem, draft: ItemDraft): Parts {
  if (item.type === "numeric" && draft.type === "numeric") {
    if (draft.value !== null && Number.isFinite(draft.value)) return { done: 1, wanted: 1 };
    return { done: draft.text.trim() === "" ? 0 : 1, wanted: 2 };
  }
  if (item.type === "chart_point" && draft.type === "chart_point") {
    return { done: draft.bar !== null && item.chart.bars[draft.bar] ? 1 : 0, wanted: 1 };
  }
  if (item.type === "chart_line" && draft.type === "chart_line") {
    if (draft.prices.length !== item.anchors.length) return NONE;
    return { done: draft.prices.filter((price) => price !== null).length, wanted: item.anchors.length };
  }
  return NONE;
}

type Tokens = readonly { token: string }[];
const hasToken = (parts: Tokens, token: string | null) => parts.some((part) => part.token === token);

function countRecord(record: Readonly<Record<string, string>>, keys: Tokens, values: Tokens): Parts {
  const done = keys.filter(({ token }) => hasToken(values, record[token] ?? null)).length;
  return { done, wanted: keys.length };
}

/** Pairs a left with a right; both leave their former partners. A right token of null unpairs. */
export function paired(
  pairs: Readonly<Record<string, string>>,
  left: string,
  right: string | null,
): Record<string, string> {
  const kept = Object.entries(pairs).filter(([key, value]) => key !== left && value !== right);
  return Object.fromEntries(right === null ? kept : [...kept, [left, right]]);
}

/** Puts an entry into a bucket; null takes it out. */
export function placed(
  placements: Readonly<Record<string, string>>,
  entry: string,
  bucket: string | null,
): Record<string, string> {
  const kept = Object.entries(placements).filter(([key]) => key !== entry);
  return Object.fromEntries(bucket === null ? kept : [...kept, [entry, bucket]]);
}

/** The list with one part moved to another position; positions outside are pulled to the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const part = list.slice(from, from + 1);
  const target = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, target), ...part, ...rest.slice(target)];
}
