import type { Figure, FigureOf, MovableFigure } from "@candlewise/domain/learning/figures";
import type { FigureStructure, FigureStructureOf, MovableStructure } from "../structure/figure-structure.ts";
import { CandlesWordsSchema, barsWords, lineWords } from "../words/figure-words.ts";
import { readAs } from "../yaml-file.ts";
import { compileBalance, compileFlow } from "./amount-figures.ts";
import { cutBars } from "./chart.ts";
import { compileDistribution } from "./distribution-figure.ts";
import { describe, namedValues, type FigurePlace } from "./figure-place.ts";
import { compileLadder } from "./ladder-figure.ts";
import { evaluateAt } from "./numbers.ts";
import { compileMovable, withoutEmptyEnds } from "./slider.ts";
import { compileTimeline } from "./timeline-figure.ts";

/** Compiles a figure with its computed values; null after reporting what is wrong. */
export function compileFigure(figure: FigureStructure, place: FigurePlace): Figure | null {
  switch (figure.type) {
    case "candles":
      return compileCandles(figure, place);
    case "timeline":
      return compileTimeline(figure, place);
    default:
      return figure.slider
        ? compileMovable(figure, figure.slider, place, compileStill)
        : withoutEmptyEnds(compileStill(figure, place));
  }
}

/** The figure with the numbers of the place; those of a slider are among them. */
function compileStill(figure: MovableStructure, place: FigurePlace): MovableFigure | null {
  switch (figure.type) {
    case "line":
      return compileLine(figure, place);
    case "bars":
      return compileBars(figure, place);
    case "balance":
      return compileBalance(figure, place);
    case "flow":
      return compileFlow(figure, place);
    case "ladder":
      return compileLadder(figure, place);
    case "distribution":
      return compileDistribution(figure, place);
  }
}

function compileCandles(figure: FigureStructureOf<"candles">, place: FigurePlace): FigureOf<"candles"> | null {
  const words = readAs(place.writer.file, CandlesWordsSchema, place.library.problems, place.at);
  const cut = cutBars(figure, place.structureFile, place.at, place.library);
  return words && cut && { type: "candles", ...describe(words, place), ...cut };
}

function compileLine(figure: FigureStructureOf<"line">, place: FigurePlace): FigureOf<"line"> | null {
  const { at, writer, library, structureFile, numbers } = place;
  const words = readAs(writer.file, lineWords(figure), library.problems, at);
  if (!words) return null;
  const count = Math.floor((figure.x.to - figure.x.from) / figure.x.step + 1e-9);
  const xs = Array.from({ length: count + 1 }, (_, index) => figure.x.from + index * figure.x.step);
  const series = Object.entries(figure.series).map(([name, formula]) => ({
    label: writer.plain(words.series[name] ?? "", [...at, "series", name]),
    points: xs.flatMap((x): [number, number][] => {
      const y = evaluateAt(formula, { ...numbers, x }, structureFile, [...at, "series", name], library);
      return y === null ? [] : [[x, y]];
    }),
  }));
  const x_label = writer.plain(words.x_label, [...at, "x_label"]);
  return { type: "line", ...describe(words, place), format: figure.format, x_label, series };
}

function compileBars(figure: FigureStructureOf<"bars">, place: FigurePlace): FigureOf<"bars"> | null {
  const words = readAs(place.writer.file, barsWords(figure), place.library.problems, place.at);
  if (!words) return null;
  const bars = namedValues(figure.bars, words.bars, place, ["bars"]);
  return { type: "bars", ...describe(words, place), format: figure.format, bars };
}
