import type { Answer, CompiledItem } from "./items.ts";
import { tokenOf } from "./presentation.ts";
import { remarksOn } from "./scoring.ts";

interface Part {
  readonly id: string;
  readonly misconception: string | null;
}

/** The parts of an item that its verdict remarks on one by one. */
function partsOf(item: CompiledItem): readonly Part[] {
  switch (item.type) {
    case "choice":
    case "multi":
      return item.choices;
    case "order":
    case "categorize":
      return item.entries;
    case "match":
      return item.pairs;
    case "fill_blank":
    case "numeric":
    case "estimate":
    case "chart_point":
    case "chart_line":
    case "replay_decision":
    case "chart_order":
      return [];
  }
}

function trapsOf(item: CompiledItem): readonly { readonly misconception: string }[] {
  if (item.type === "numeric") return item.variants.flatMap(({ traps }) => traps);
  if (item.type === "estimate") return [item.low, item.high];
  if (item.type === "chart_order") return [...item.wrongSides, ...item.rules];
  return item.type === "chart_point" || item.type === "chart_line" ? item.traps : [];
}

/** Whether a wrong answer to the item would show one of the misconceptions. */
export function probes(item: CompiledItem, misconceptions: ReadonlySet<string>): boolean {
  if (misconceptions.size === 0) return false;
  const groups = item.type === "fill_blank" ? item.blanks : item.type === "replay_decision" ? item.decisions : [];
  const options = groups.flatMap((group): readonly { misconception: string | null }[] => group.options);
  return [...partsOf(item), ...options, ...trapsOf(item)].some(
    ({ misconception }) => misconception !== null && misconceptions.has(misconception),
  );
}

/** The misconceptions that an answer shows; none for one that does not fit the item. */
export function shownMisconceptions(item: CompiledItem, seed: string, answer: Answer): string[] {
  const remarks = remarksOn(item, seed, answer);
  if ("error" in remarks || !item.is_graded) return [];
  const wrong = new Set(remarks.parts.filter(({ is_correct }) => !is_correct).map(({ token }) => token));
  const shown = partsOf(item).filter(({ id }) => wrong.has(tokenOf(item, seed, "part", id)));
  const picked = item.type === "fill_blank" && answer.type === "fill_blank" ? pickedOptions(item, seed, answer) : [];
  const side = sideOf(item, answer);
  const all = [
    ...shown,
    ...wrongActions(item, answer),
    ...picked.filter(({ blank }) => wrong.has(blank)),
    ...(remarks.trap ? [remarks.trap] : []),
    ...(side && wrong.has("") ? [side] : []),
    ...brokenRules(item, answer, wrong),
  ];
  return [...new Set(all.flatMap(({ misconception }) => misconception ?? []))];
}

/** Too low or too high: what the remark on a wrong estimate is about. */
function sideOf(item: CompiledItem, answer: Answer): { readonly misconception: string | null } | null {
  if (item.type !== "estimate" || answer.type !== "estimate") return null;
  return answer.value < item.answer ? item.low : item.high;
}

/** What was done in a replay where something else was right. */
function wrongActions(item: CompiledItem, answer: Answer): { readonly misconception: string | null }[] {
  if (item.type !== "replay_decision" || answer.type !== "replay_decision") return [];
  return item.decisions.flatMap(({ right, options }, index) =>
    options.filter(({ action }) => action === answer.actions[index] && action !== right),
  );
}

/** The rules that an order breaks; of an order on a wrong side, only the side. */
function brokenRules(item: CompiledItem, answer: Answer, wrong: ReadonlySet<string>) {
  if (item.type !== "chart_order" || answer.type !== "chart_order") return [];
  const side = answer.order?.side ?? "stay_out";
  if (wrong.has("side")) return item.wrongSides.filter((each) => each.side === side);
  return item.rules.filter(({ rule }) => wrong.has(rule));
}

type Typed<T extends { type: string }> = Extract<T, { type: "fill_blank" }>;

const pickedOptions = (item: Typed<CompiledItem>, seed: string, { blanks }: Typed<Answer>) =>
  item.blanks.flatMap(({ id, options }) => {
    const blank = tokenOf(item, seed, "part", id);
    return options
      .filter((option) => tokenOf(item, seed, `option:${id}`, option.id) === blanks[blank])
      .map(({ misconception }) => ({ blank, misconception }));
  });
