import type { CompiledChart, CompiledItem } from "@candlewise/domain/learning/items";
import { priceOfLevel } from "../fixtures/levels.ts";
import { barsThatLookRight, solveBar } from "../fixtures/solvers.ts";
import type { ItemStructureOf } from "../structure/item-structure.ts";
import { chartWords } from "../words/item-words.ts";
import { readAs, type Path } from "../yaml-file.ts";
import { cutChart } from "./chart.ts";
import { itemBase, type ItemPlace } from "./item-place.ts";
import { reportAt } from "./numbers.ts";

type ChartStructure = ItemStructureOf<"chart_point" | "chart_line">;

/** A question for one bar of a chart; null after reporting what is wrong. */
export function compileChartPoint(item: ItemStructureOf<"chart_point">, place: ItemPlace): CompiledItem | null {
  const read = readChart(item, place);
  if (!read) return null;
  const { words, chart } = read;
  const { at, structureFile, library } = place;
  const solveAt = (path: Path, solve: () => number[]): number[] => {
    try {
      const solutions = solve();
      const isNear = (index: number) => solutions.some((bar) => Math.abs(index - bar) <= item.slack);
      return chart.bars.map((_, index) => index).filter(isNear);
    } catch (error) {
      reportAt(structureFile, path, error, library);
      return [];
    }
  };
  const bars = solveAt([...at, "answer"], () => [solveBar(item.answer, chart.bars, item.slack)]);
  const traps = item.traps.map(({ id, at: solver, misconception }, index) => {
    const path = [...at, "traps", index, "at"];
    const trapBars = solveAt(path, () => barsThatLookRight(solver, chart.bars));
    if (trapBars.some((bar) => bars.includes(bar))) {
      reportAt(structureFile, path, `${solver} meets the answer here; choose another trap or other bars`, library);
    }
    return { bars: trapBars, misconception, why: place.writer.rich(words.traps[id] ?? "", [...at, "traps", id]) };
  });
  return { ...itemBase(item, place), type: "chart_point", ...chartTexts(words, place), chart, bars, traps };
}

/** A question for a level or a trend line; null after reporting what is wrong. */
export function compileChartLine(item: ItemStructureOf<"chart_line">, place: ItemPlace): CompiledItem | null {
  const read = readChart(item, place);
  if (!read) return null;
  const { words, chart } = read;
  const { at, structureFile, library } = place;
  const anchors = item.anchors ?? [chart.bars.length - 1];
  const outside = anchors.find((anchor) => anchor >= chart.bars.length);
  if (outside !== undefined) {
    reportAt(
      structureFile,
      [...at, "anchors"],
      `bar ${outside} is not on the chart (${chart.bars.length} bars)`,
      library,
    );
  }
  const pricesOf = (levels: readonly string[], path: Path): number[] => {
    try {
      return levels.map((level) => Number(priceOfLevel(level, chart.bars).toFixed(chart.decimals)));
    } catch (error) {
      reportAt(structureFile, path, error, library);
      return [];
    }
  };
  const tolerance = item.tolerance_atr * chart.atr;
  const prices = pricesOf(item.answer, [...at, "answer"]);
  const traps = item.traps.map(({ id, at: levels, misconception }, index) => {
    const path = [...at, "traps", index, "at"];
    const trapPrices = pricesOf(levels, path);
    const isFar = trapPrices.some((price, anchor) => Math.abs(price - (prices[anchor] ?? price)) > tolerance);
    if (!isFar && trapPrices.length > 0 && prices.length > 0) {
      const message = `${trapPrices.join(", ")} is within the tolerance (${tolerance.toFixed(2)}) of the answer ${prices.join(", ")}`;
      reportAt(structureFile, path, message, library);
    }
    return { prices: trapPrices, misconception, why: place.writer.rich(words.traps[id] ?? "", [...at, "traps", id]) };
  });
  const texts = chartTexts(words, place);
  return {
    ...itemBase(item, place),
    type: "chart_line",
    ...texts,
    chart,
    line: item.line,
    anchors,
    prices,
    tolerance,
    traps,
  };
}

type ChartWords = ReturnType<typeof chartWords>["_zod"]["output"];

function readChart(item: ChartStructure, place: ItemPlace): { words: ChartWords; chart: CompiledChart } | null {
  const { at, writer, library } = place;
  const words = readAs(writer.file, chartWords(item), library.problems, at);
  if (!words) return null;
  const description = writer.plain(words.description, [...at, "description"]);
  const chart = cutChart(item, description, place.structureFile, at, library);
  return chart && { words, chart };
}

function chartTexts(words: ChartWords, { at, writer }: ItemPlace) {
  return {
    prompt: writer.rich(words.prompt, [...at, "prompt"]),
    explanation: writer.rich(words.explanation, [...at, "explanation"]),
    otherwise: writer.rich(words.otherwise, [...at, "otherwise"]),
  };
}
