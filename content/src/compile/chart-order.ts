import { isCoherent, keepsRule, orderSpan, withCrampedStop } from "@candlewise/domain/learning/chart-order";
import type {
  CompiledChart,
  CompiledItem,
  CompiledTrap,
  OrderRule,
  PlannedOrder,
} from "@candlewise/domain/learning/items";
import { priceOfLevel } from "../fixtures/levels.ts";
import { exampleOrder, rejectLuck } from "../fixtures/order-solver.ts";
import type { ItemStructureOf } from "../structure/item-structure.ts";
import { chartOrderWords } from "../words/item-words.ts";
import { readAs } from "../yaml-file.ts";
import { cutChart } from "./chart.ts";
import { itemBase, type ItemPlace } from "./item-place.ts";
import { reportAt } from "./numbers.ts";

type Structure = ItemStructureOf<"chart_order">;
type Rules = NonNullable<Structure["rules"]>;
type Side = PlannedOrder["side"];
type Remark = (rule: keyof Rules) => CompiledTrap;

/** A question for an order with stop and target, or for leaving it; null after reporting what is wrong. */
export function compileChartOrder(item: Structure, place: ItemPlace): CompiledItem | null {
  const { at, writer, library, structureFile } = place;
  const words = readAs(writer.file, chartOrderWords(item), library.problems, at);
  if (!words) return null;
  const chart = cutChart(item, writer.plain(words.description, [...at, "description"]), structureFile, at, library);
  if (!chart) return null;
  const remark = (list: "sides" | "rules", key: string, misconception: string): CompiledTrap => ({
    misconception,
    why: writer.rich(words[list]?.[key] ?? "", [...at, list, key]),
  });
  const judged = readRules(item, chart, place, (rule) =>
    remark("rules", rule, item.rules?.[rule]?.misconception ?? ""),
  );
  return {
    ...itemBase(item, place),
    type: "chart_order",
    prompt: writer.rich(words.prompt, [...at, "prompt"]),
    explanation: writer.rich(words.explanation, [...at, "explanation"]),
    chart,
    side: item.side,
    wrongSides: item.wrong_sides.map(({ id, misconception }) => ({ side: id, ...remark("sides", id, misconception) })),
    ...judged,
  };
}

interface Judged {
  rules: OrderRule[];
  example: PlannedOrder | null;
}

function readRules(item: Structure, chart: CompiledChart, place: ItemPlace, remark: Remark): Judged {
  if (item.side === "stay_out" || !item.rules) return { rules: [], example: null };
  const { at, structureFile, library } = place;
  try {
    const near = item.rules.entry ? levelOf(item.rules.entry.near, chart) : null;
    const rules = rulesOf(item.side, item.rules, chart, remark);
    const example = exampleOrder(item.side, rules, chart, near);
    rejectIdleStop(rules, example, chart);
    rejectLuck(item.side, rules, chart);
    return { rules, example };
  } catch (error) {
    reportAt(structureFile, [...at, "rules"], error, library);
    return { rules: [], example: null };
  }
}

const levelOf = (formula: string, chart: CompiledChart): number =>
  Number(priceOfLevel(formula, chart.bars).toFixed(chart.decimals));

/** The rules as prices of the chart. Beyond a level means at least a tick; before one includes it. */
function rulesOf(side: Side, authored: Rules, chart: CompiledChart, remark: Remark): OrderRule[] {
  const span = orderSpan(chart);
  const onGrid = (price: number) => Number(price.toFixed(chart.decimals));
  const upTo = (to: number) => ({ from: span.from, to: onGrid(to) });
  const downTo = (from: number) => ({ from: onGrid(from), to: span.to });
  const { entry, stop, room, target, reward_to_risk } = authored;
  const stopLevel = levelOf(stop.beyond, chart);
  const tick = 10 ** -chart.decimals;
  const rules: OrderRule[] = [];
  if (entry) {
    const [near, off] = [levelOf(entry.near, chart), entry.tolerance_atr * chart.atr];
    rules.push({ rule: "entry", from: onGrid(near - off), to: onGrid(near + off), ...remark("entry") });
  }
  rules.push({
    rule: "stop",
    ...(side === "buy" ? upTo(stopLevel - tick) : downTo(stopLevel + tick)),
    ...remark("stop"),
  });
  if (room) {
    const most = room.at_most_atr * chart.atr;
    rules.push({
      rule: "room",
      ...(side === "buy" ? downTo(stopLevel - most) : upTo(stopLevel + most)),
      ...remark("room"),
    });
  }
  if (target) {
    const level = levelOf(target.before, chart);
    rules.push({ rule: "target", ...(side === "buy" ? upTo(level) : downTo(level)), ...remark("target") });
  }
  rules.push({ rule: "reward_to_risk", least: reward_to_risk.at_least, ...remark("reward_to_risk") });
  return rules;
}

/** A stop beside the entry must be wrong, or the level of the stop asks for nothing. */
function rejectIdleStop(rules: readonly OrderRule[], example: PlannedOrder, chart: CompiledChart): void {
  const cramped = withCrampedStop(example, chart.decimals);
  const stop = rules.find(({ rule }) => rule === "stop");
  if (!stop || !isCoherent(cramped) || !keepsRule(stop, cramped)) return;
  throw new Error("a stop one tick from the entry keeps the stop's rule; choose a level farther from the entry");
}
