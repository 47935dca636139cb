import type { CompiledItem } from "@candlewise/domain/learning/items";
import type { RichText } from "@candlewise/domain/learning/rich-text";
import { terminalInline, terminalLines } from "./terminal-text.ts";

/** An item with its right answers marked ✓, wrong ones ✗ with the reply, for authors only. */
export function previewItem(item: CompiledItem): string[] {
  const head = `[${item.type}] ${item.id}  skill ${item.skill}${item.is_crypto ? "  crypto" : ""}`;
  const prompt = item.type === "numeric" ? (item.variants[0]?.prompt ?? []) : item.prompt;
  return [
    head,
    ...terminalLines(prompt, "  "),
    ...answerLines(item),
    ...(item.explanation.length > 0 ? ["  Why:", ...terminalLines(item.explanation, "    ")] : []),
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
      return item.variants.flatMap(({ answer, tolerance, traps, otherwise }, index) => [
        `  variant ${index + 1}: ✓ ${answer} ± ${tolerance} (${item.unit})`,
        ...traps.flatMap((trap) => [`  ✗ ${trap.value}${named(trap.misconception)}`, ...reply(trap.why)]),
        ...(index === 0 ? ["  ✗ any other", ...reply(otherwise)] : []),
      ]);
    case "chart_point":
    case "chart_line":
      return chartLines(item);
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

function named(misconception: string | null): string {
  return misconception === null ? "" : `  (${misconception})`;
}

function reply(why: RichText): string[] {
  return terminalLines(why, "      ");
}
