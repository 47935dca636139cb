import type { Figure } from "@candlewise/domain/learning/curriculum";
import type { FigureStructure } from "../structure/component-structure.ts";
import { CandlesWordsSchema, barsWords, lineWords } from "../words/component-words.ts";
import { readAs, type Path, type YamlFile } from "../yaml-file.ts";
import { cutBars } from "./chart.ts";
import type { Library } from "./library.ts";
import { evaluateAt } from "./numbers.ts";
import type { Writer } from "./writer.ts";

interface FigurePlace {
  structureFile: YamlFile;
  at: Path;
  writer: Writer;
  library: Library;
  numbers: Readonly<Record<string, number>>;
}

/** Compiles a figure with its computed values; null after reporting what is wrong. */
export function compileFigure(figure: FigureStructure, place: FigurePlace): Figure | null {
  switch (figure.type) {
    case "candles":
      return compileCandles(figure, place);
    case "line":
      return compileLine(figure, place);
    case "bars":
      return compileBars(figure, place);
  }
}

function describe(words: { title: string; description: string }, { at, writer }: FigurePlace) {
  return {
    title: writer.plain(words.title, [...at, "title"]),
    description: writer.plain(words.description, [...at, "description"]),
  };
}

function compileCandles(figure: Extract<FigureStructure, { type: "candles" }>, place: FigurePlace): Figure | null {
  const words = readAs(place.writer.file, CandlesWordsSchema, place.library.problems, place.at);
  const cut = cutBars(figure, place.structureFile, place.at, place.library);
  return words && cut && { type: "candles", ...describe(words, place), ...cut };
}

function compileLine(figure: Extract<FigureStructure, { type: "line" }>, place: FigurePlace): Figure | null {
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

function compileBars(figure: Extract<FigureStructure, { type: "bars" }>, place: FigurePlace): Figure | null {
  const { at, writer, library, structureFile, numbers } = place;
  const words = readAs(writer.file, barsWords(figure), library.problems, at);
  if (!words) return null;
  const bars = Object.entries(figure.bars).map(([name, formula]) => ({
    label: writer.plain(words.bars[name] ?? "", [...at, "bars", name]),
    value: evaluateAt(formula, numbers, structureFile, [...at, "bars", name], library) ?? 0,
  }));
  return { type: "bars", ...describe(words, place), format: figure.format, bars };
}
