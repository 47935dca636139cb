import { withCrampedStop } from "@candlewise/domain/learning/chart-order";
import type {
  Answer,
  CompiledItem,
  CompiledOption,
  ItemOption,
  PlannedOrder,
  PublicItem,
} from "@candlewise/domain/learning/items";
import type { RichText } from "@candlewise/domain/learning/rich-text";

type Compiled<Type extends CompiledItem["type"]> = Extract<CompiledItem, { type: Type }>;

/** An answer to a presented item: right (`isRight`), or wrong by one of its misconceptions. */
export function answerTo(item: CompiledItem, shown: PublicItem, isRight: boolean): Answer {
  if (shown.type === "choice" && item.type === "choice") return choose(item, shown.choices, isRight);
  if (shown.type === "multi" && item.type === "multi") return chooseSome(item, shown.choices, isRight);
  if (shown.type === "order" && item.type === "order") {
    const right = item.entries.map(({ text }) => tokenOf(shown.entries, text));
    return { type: "order", order: isRight ? right : turned(right) };
  }
  if (shown.type === "match" && item.type === "match") {
    const rights = item.pairs.map(({ right }) => tokenOf(shown.rights, right));
    const lefts = item.pairs.map(({ left }) => tokenOf(shown.lefts, left));
    return { type: "match", pairs: zip(lefts, isRight ? rights : turned(rights)) };
  }
  if (shown.type === "categorize" && item.type === "categorize") return sortInto(item, shown, isRight);
  if (shown.type === "fill_blank" && item.type === "fill_blank") return fillIn(item, shown, isRight);
  return measure(item, shown, isRight);
}

/** The token of the option with this text; the presentation hides authored ids. */
function tokenOf(options: readonly ItemOption[], text: RichText): string {
  const wanted = JSON.stringify(text);
  const option = options.find((each) => JSON.stringify(each.text) === wanted);
  if (!option) throw new Error(`No option reads ${wanted}.`);
  return option.token;
}

const turned = <Part>(parts: readonly Part[]): Part[] => [...parts.slice(1), ...parts.slice(0, 1)];

const zip = (keys: readonly string[], values: readonly string[]) =>
  Object.fromEntries(keys.map((key, index) => [key, values[index] ?? ""]));

/** The wrong option of a known misconception, or any other wrong one. */
function trapOf<Option extends CompiledOption>(options: readonly Option[]): Option | undefined {
  return options.find(({ misconception }) => misconception !== null) ?? options[0];
}

function choose({ choices }: Compiled<"choice">, shown: readonly ItemOption[], isRight: boolean): Answer {
  const right = choices.find(({ correct }) => correct);
  const wrong = trapOf(choices.filter(({ correct }) => !correct));
  const picked = (isRight ? right : wrong) ?? choices[0];
  return { type: "choice", choice: picked ? tokenOf(shown, picked.text) : "" };
}

function chooseSome({ choices }: Compiled<"multi">, shown: readonly ItemOption[], isRight: boolean): Answer {
  const right = choices.filter(({ correct }) => correct);
  const trap = trapOf(choices.filter(({ correct }) => !correct));
  const half = right.slice(0, -1);
  const wrong = trap ? [...half, trap] : half.length > 0 ? half : right;
  return { type: "multi", choices: (isRight ? right : wrong).map(({ text }) => tokenOf(shown, text)) };
}

function sortInto(
  { buckets, entries }: Compiled<"categorize">,
  shown: Extract<PublicItem, { type: "categorize" }>,
  isRight: boolean,
): Answer {
  const tokens = buckets.map(({ text }) => tokenOf(shown.buckets, text));
  const placements = entries.map(({ bucket, text }, index) => {
    const at = buckets.findIndex(({ id }) => id === bucket);
    // A wrong answer is wrong in one entry, like most real ones.
    const place = isRight || index > 0 ? at : (at + 1) % buckets.length;
    return [tokenOf(shown.entries, text), tokens[place] ?? ""] as const;
  });
  return { type: "categorize", placements: Object.fromEntries(placements) };
}

function fillIn(
  { blanks }: Compiled<"fill_blank">,
  shown: Extract<PublicItem, { type: "fill_blank" }>,
  isRight: boolean,
): Answer {
  const filled = blanks.map(({ correct, options }, index) => {
    const blank = shown.blanks[index];
    const isMissed = !isRight && index === 0;
    const wrong = trapOf(options.filter(({ id }) => id !== correct));
    const picked = (isMissed ? wrong : undefined) ?? options.find(({ id }) => id === correct);
    return [blank?.token ?? "", picked && blank ? tokenOf(blank.options, picked.text) : ""] as const;
  });
  return { type: "fill_blank", blanks: Object.fromEntries(filled) };
}

/** Numbers, and answers on a chart. */
function measure(item: CompiledItem, shown: PublicItem, isRight: boolean): Answer {
  if (item.type === "numeric") {
    const prompt = JSON.stringify(shown.prompt);
    const variant = item.variants.find((each) => JSON.stringify(each.prompt) === prompt);
    if (!variant) throw new Error(`No variant of ${item.id} reads ${prompt}.`);
    const { answer, tolerance, traps } = variant;
    return { type: "numeric", value: isRight ? answer : (traps[0]?.value ?? answer + 10 * tolerance + 1) };
  }
  if (item.type === "estimate") return { type: "estimate", value: isRight ? item.answer : item.scale.from };
  return mark(item, shown, isRight);
}

/** An answer on a chart. */
function mark(item: CompiledItem, shown: PublicItem, isRight: boolean): Answer {
  if (item.type === "chart_point") {
    const wrong = item.traps[0]?.bars[0] ?? item.chart.bars.findIndex((_, index) => !item.bars.includes(index));
    return { type: "chart_point", bar: isRight ? (item.bars[0] ?? 0) : wrong };
  }
  if (item.type === "chart_line") {
    const wrong = item.traps[0]?.prices ?? item.prices.map((price) => price + 3 * item.tolerance);
    return { type: "chart_line", prices: isRight ? item.prices : wrong };
  }
  if (item.type === "replay_decision") {
    const actions = item.decisions.map(({ right, options }, index) => {
      // A wrong answer is wrong in one decision, like most real ones.
      const wrong = isRight || index > 0 ? undefined : options.find(({ action }) => action !== right);
      return wrong?.action ?? right;
    });
    return { type: "replay_decision", actions };
  }
  if (item.type === "chart_order") return { type: "chart_order", order: orderFor(item, isRight) };
  throw new Error(`${item.id} is shown as ${shown.type}, but is of type ${item.type}.`);
}

/** Where staying out is right, the wrong order is a buy at the last close. */
function orderFor({ example, chart }: Compiled<"chart_order">, isRight: boolean): PlannedOrder | null {
  if (isRight) return example;
  if (example) return withCrampedStop(example, chart.decimals);
  const entry = chart.bars.at(-1)?.close ?? 0;
  return { side: "buy", entry, stop: entry - chart.atr, target: entry + chart.atr };
}
