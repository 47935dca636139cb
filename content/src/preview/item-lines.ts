import type { CompiledItem, OrderRule } from "@candlewise/domain/learning/items";
import { changeAfter, replayQuestions } from "@candlewise/domain/learning/replay-decision";
import type { RichText } from "@candlewise/domain/learning/rich-text";
import { terminalInline, terminalLines } from "./terminal-text.ts";

/** An item with its right answers marked ✓, wrong ones ✗ with the reply, for authors only. */
export function previewItem(item: CompiledItem): string[] {
  const head = `[${item.type}] ${item.id}  skill ${item.skill}${item.is_crypto ? "  crypto" : ""}`;
  return [
    head,
    ...(item.type === "numeric" ? [] : terminalLines(item.prompt, "  ")),
    ...answerLines(item),
    ...(item.type !== "numeric" && item.explanation.length > 0
      ? ["  Why:", ...terminalLines(item.explanation, "    ")]
      : []),
  ];
}

function answerLines(item: CompiledItem): string[] {
  switch (item.type) {
    case "choice":
    case "multi":
      return item.choices.flatMap((choice) => {
        const mark = item.is_graded ? (choice.correct ? "✓" : "✗") : "•";
        return [`  ${mark} ${terminalInline(choice.text)}${named(choice.misconception)}`, ...reply(choice.why)];
      });
    case "order":
      return item.entries.flatMap((entry, index) => [
        `  ${index + 1}. ${terminalInline(entry.text)}`,
        ...reply(entry.why),
      ]);
    case "match":
      return item.pairs.flatMap((pair) => [
        `  ${terminalInline(pair.left)}  ↔  ${terminalInline(pair.right)}${named(pair.misconception)}`,
        ...reply(pair.why),
      ]);
    case "categorize":
      return item.buckets.flatMap((bucket) => [
        `  ${terminalInline(bucket.text)}:`,
        ...item.entries
          .filter((entry) => entry.bucket === bucket.id)
          .flatMap((entry) => [`  ✓ ${terminalInline(entry.text)}${named(entry.misconception)}`, ...reply(entry.why)]),
      ]);
    case "fill_blank":
      return [
        ...terminalLines(item.text, "  "),
        ...item.blanks.flatMap((blank) =>
          blank.options.flatMap((option) => [
            `  ${blank.id} ${option.id === blank.correct ? "✓" : "✗"} ${terminalInline(option.text)}${named(option.misconception)}`,
            ...reply(option.why),
          ]),
        ),
      ];
    case "numeric":
      return item.variants.flatMap(({ prompt, explanation, answer, tolerance, traps, otherwise }, index) => [
        `  variant ${index + 1} of ${item.variants.length}`,
        ...terminalLines(prompt, "  "),
        `  ✓ ${answer} ± ${tolerance} (${item.unit})`,
        ...traps.flatMap((trap) => [`  ✗ ${trap.value}${named(trap.misconception)}`, ...reply(trap.why)]),
        "  ✗ any other",
        ...reply(otherwise),
        "  Why:",
        ...terminalLines(explanation, "    "),
      ]);
    case "estimate":
      return estimateLines(item);
    case "chart_point":
    case "chart_line":
      return chartLines(item);
    case "replay_decision":
      return replayLines(item);
    case "chart_order":
      return orderLines(item);
  }
}

function chartLines(item: Extract<CompiledItem, { type: "chart_point" | "chart_line" }>): string[] {
  const right =
    item.type === "chart_point"
      ? `bar ${item.bars.join(", ")}`
      : `${item.prices.join(" → ")} ± ${item.tolerance.toFixed(2)} at bar ${item.anchors.join(", ")}`;
  const wrong = item.traps.flatMap((trap) => {
    const place = "bars" in trap ? `bar ${trap.bars.join(", ")}` : trap.prices.join(" → ");
    return [`  ✗ ${place}${named(trap.misconception)}`, ...reply(trap.why)];
  });
  return [
    `  chart of ${item.chart.bars.length} bars: ${item.chart.description}`,
    `  ✓ ${right}`,
    ...wrong,
    "  ✗ any other",
    ...reply(item.otherwise),
  ];
}

const round = (value: number) => Number(value.toPrecision(4));

const percent = (change: number) => `${change > 0 ? "+" : ""}${(change * 100).toFixed(1)}%`;

type ItemOf<Type extends CompiledItem["type"]> = Extract<CompiledItem, { type: Type }>;

function estimateLines({ scale, unit, answer, right, near, low, high }: ItemOf<"estimate">): string[] {
  const span = ([from, to]: readonly [number, number]) => `${round(from)} to ${round(to)}`;
  return [
    `  ${scale.kind} scale from ${scale.from} to ${scale.to} (${unit})`,
    `  ✓ ${answer}; right: ${span(right)}; nearly: ${span(near)}`,
    `  ✗ too low${named(low.misconception)}`,
    ...reply(low.why),
    `  ✗ too high${named(high.misconception)}`,
    ...reply(high.why),
  ];
}

function replayLines(item: ItemOf<"replay_decision">): string[] {
  const questions = replayQuestions(item);
  const decisions = item.decisions.flatMap(({ at, right, options }, index) => [
    `  decision ${index + 1} at bar ${at}; then ${percent(changeAfter(item.chart.bars, questions, index))}`,
    ...options.flatMap(({ action, why, misconception }) => [
      `  ${action === right ? "✓" : "✗"} ${action}${named(misconception)}`,
      ...reply(why),
    ]),
  ]);
  return [`  replay of ${item.chart.bars.length} bars: ${item.chart.description}`, ...decisions];
}

function orderLines(item: Extract<CompiledItem, { type: "chart_order" }>): string[] {
  const { example } = item;
  return [
    `  chart of ${item.chart.bars.length} bars: ${item.chart.description}`,
    `  ✓ ${item.side}`,
    ...item.wrongSides.flatMap(({ side, misconception, why }) => [`  ✗ ${side}${named(misconception)}`, ...reply(why)]),
    ...item.rules.flatMap((rule) => [
      `  • ${rule.rule} ${allowedBy(rule)}${named(rule.misconception)}`,
      ...reply(rule.why),
    ]),
    ...(example ? [`  such as entry ${example.entry}, stop ${example.stop}, target ${example.target}`] : []),
  ];
}

const allowedBy = (rule: OrderRule): string =>
  rule.rule === "reward_to_risk" ? `at least ${rule.least}` : `${rule.from} to ${rule.to}`;

function named(misconception: string | null): string {
  return misconception === null ? "" : `  (${misconception})`;
}

function reply(why: RichText): string[] {
  return terminalLines(why, "      ");
}
