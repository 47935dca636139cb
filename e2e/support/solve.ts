import { withCrampedStop } from "@candlewise/domain/learning/chart-order";
import { placeNear, placesOf } from "@candlewise/domain/learning/estimate";
import type { CompiledItem, CompiledOption, PlannedOrder, TradeSide } from "@candlewise/domain/learning/items";
import { wordsOf } from "./curriculum.ts";

/** An answer in terms of what the page shows: words, numbers and candles, never tokens. */
export type Said =
  | { type: "choice" | "multi"; picks: string[] }
  /** From first to last. */
  | { type: "order"; entries: string[] }
  | { type: "match"; pairs: [left: string, right: string][] }
  | { type: "categorize"; places: [entry: string, bucket: string][] }
  /** Words by gap. */
  | { type: "fill_blank"; words: string[] }
  | { type: "numeric"; text: string }
  /** The place on the slider, counted from its start. */
  | { type: "estimate"; place: number; places: number }
  /** Indexes of candles, all of them right; the first one is the answer. */
  | { type: "chart_point"; bar: number; count: number }
  | { type: "chart_line"; prices: string[] }
  /** The place of the action among those offered, at each decision. */
  | { type: "replay_decision"; picks: number[] }
  /** Prices of entry, stop and target; none for staying out. */
  | { type: "chart_order"; side: TradeSide; prices: string[] };

const texts = (options: readonly CompiledOption[]) => options.map(({ text }) => wordsOf(text));

/** The right answer; for a reflection, its first choice. */
export function rightAnswer(item: CompiledItem, variant = 0): Said {
  switch (item.type) {
    case "choice":
    case "multi": {
      const right = item.choices.filter(({ correct }) => correct || !item.is_graded);
      return { type: item.type, picks: texts(item.type === "choice" ? right.slice(0, 1) : right) };
    }
    case "order":
      return { type: "order", entries: texts(item.entries) };
    case "match":
      return { type: "match", pairs: item.pairs.map(({ left, right }) => [wordsOf(left), wordsOf(right)]) };
    case "categorize":
      return {
        type: "categorize",
        places: item.entries.map(({ text, bucket }) => [wordsOf(text), bucketWords(item, bucket)]),
      };
    case "fill_blank":
      return {
        type: "fill_blank",
        words: item.blanks.map(({ correct, options }) => wordsOf(options.find(({ id }) => id === correct)?.text ?? [])),
      };
    default:
      return measured(item, variant);
  }
}

type Measure = Extract<
  CompiledItem,
  { type: "numeric" | "estimate" | "chart_point" | "chart_line" | "chart_order" | "replay_decision" }
>;

function measured(item: Measure, variant: number): Said {
  if (item.type === "numeric")
    return { type: "numeric", text: (item.variants[variant]?.answer ?? 0).toFixed(item.decimals) };
  if (item.type === "estimate") {
    const places = placesOf(item.scale, item.decimals);
    return { type: "estimate", place: placeNear(item.scale, places, item.answer), places: places.length };
  }
  if (item.type === "replay_decision") {
    const picks = item.decisions.map(({ right, options }) => options.findIndex(({ action }) => action === right));
    return { type: "replay_decision", picks };
  }
  const { bars, decimals } = item.chart;
  if (item.type === "chart_point") return { type: "chart_point", bar: item.bars[0] ?? 0, count: bars.length };
  if (item.type === "chart_order") return orderSaid(item.example, decimals);
  return { type: "chart_line", prices: item.prices.map((price) => price.toFixed(decimals)) };
}

function orderSaid(order: PlannedOrder | null, decimals: number): Said {
  const prices = order ? [order.entry, order.stop, order.target] : [];
  return {
    type: "chart_order",
    side: order?.side ?? "stay_out",
    prices: prices.map((price) => price.toFixed(decimals)),
  };
}

const bucketWords = (item: Extract<CompiledItem, { type: "categorize" }>, id: string): string =>
  wordsOf(item.buckets.find((bucket) => bucket.id === id)?.text ?? []);

/** A complete wrong answer, with the author's remark for it if there is one. */
export function wrongAnswer(item: CompiledItem, variant = 0): Said {
  const right = rightAnswer(item, variant);
  switch (right.type) {
    case "choice":
      return { type: "choice", picks: texts(wrongChoices(item)).slice(0, 1) };
    case "multi":
      return { type: "multi", picks: [...right.picks.slice(1), ...texts(wrongChoices(item)).slice(0, 1)] };
    case "order":
      return { type: "order", entries: [...right.entries.slice(1), ...right.entries.slice(0, 1)] };
    case "match":
      return { type: "match", pairs: right.pairs.map(([left], at) => [left, right.pairs.at(at - 1)?.[1] ?? ""]) };
    case "categorize": {
      const [first, second] = item.type === "categorize" ? item.buckets.map(({ text }) => wordsOf(text)) : [];
      return {
        type: "categorize",
        places: right.places.map(([entry, is]) => [entry, (is === first ? second : first) ?? ""]),
      };
    }
    case "fill_blank":
      return { type: "fill_blank", words: otherWords(item, right.words) };
    case "numeric":
      return { type: "numeric", text: String(Math.round(Number(right.text) * 2 + 5)) };
    case "estimate":
      return { ...right, place: 0 };
    case "chart_point":
      return { ...right, bar: notAmong(item, right.count) };
    case "replay_decision":
      return { type: "replay_decision", picks: right.picks.map((pick) => (pick === 0 ? 1 : 0)) };
    case "chart_line":
      return { type: "chart_line", prices: right.prices.map((price) => (Number(price) * 0.9).toFixed(2)) };
    case "chart_order":
      return wrongOrder(item);
  }
}

/** A stop beside the entry; where staying out is right, any order. */
function wrongOrder(item: CompiledItem): Said {
  if (item.type !== "chart_order") throw new Error(`${item.id} asks for no order.`);
  const { example, chart, wrongSides } = item;
  if (example) return orderSaid(withCrampedStop(example, chart.decimals), chart.decimals);
  const side = wrongSides.some((wrong) => wrong.side === "buy") ? "buy" : "sell";
  const entry = chart.bars.at(-1)?.close ?? 0;
  const reach = side === "buy" ? chart.atr : -chart.atr;
  return orderSaid({ side, entry, stop: entry - reach, target: entry + reach }, chart.decimals);
}

const wrongChoices = (item: CompiledItem): CompiledOption[] =>
  item.type === "choice" || item.type === "multi" ? item.choices.filter(({ correct }) => !correct) : [];

const otherWords = (item: CompiledItem, right: readonly string[]): string[] =>
  item.type === "fill_blank"
    ? item.blanks.map(({ options }, at) => texts(options).find((word) => word !== right[at]) ?? "")
    : [];

function notAmong(item: CompiledItem, count: number): number {
  const right = item.type === "chart_point" ? item.bars : [];
  return Array.from({ length: count }, (_, bar) => bar).find((bar) => !right.includes(bar)) ?? 0;
}

/** The author's remark about a wrong pick; empty for items with remarks on several parts. */
export function whyNot(item: CompiledItem, said: Said, variant = 0): string {
  if (said.type === "choice") {
    const picked = wrongChoices(item).find(({ text }) => wordsOf(text) === said.picks[0]);
    return picked ? wordsOf(picked.why) : "";
  }
  if (said.type === "estimate" && item.type === "estimate") return wordsOf(item.low.why);
  if (said.type !== "numeric" || item.type !== "numeric") return "";
  const drawn = item.variants[variant];
  if (!drawn) return "";
  const away = (value: number) => Math.abs(value - Number(said.text));
  const trap = drawn.traps.toSorted((a, b) => away(a.value) - away(b.value))[0];
  return wordsOf(trap && away(trap.value) <= drawn.tolerance ? trap.why : drawn.otherwise);
}
