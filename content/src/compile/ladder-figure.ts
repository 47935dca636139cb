import type { FigureOf, PriceLevel } from "@candlewise/domain/learning/figures";
import type { FigureStructureOf } from "../structure/figure-structure.ts";
import { ladderWords } from "../words/figure-words.ts";
import { readAs } from "../yaml-file.ts";
import { describe, reportIn, valueIn, type FigurePlace } from "./figure-place.ts";

/** An order book, with the market order that meets it. */
export function compileLadder(figure: FigureStructureOf<"ladder">, place: FigurePlace): FigureOf<"ladder"> | null {
  const words = readAs(place.writer.file, ladderWords(figure), place.library.problems, place.at);
  const bids = compileLevels(figure, "bids", place);
  const asks = compileLevels(figure, "asks", place);
  const size = figure.order && valueIn(place, ["order", "size"], figure.order.size);
  if (!words || size === null) return null;
  const [bid, ask] = [bids[0]?.price ?? 0, asks[0]?.price ?? 0];
  if (bid >= ask) reportIn(place, ["asks", 0], `the best ask, ${ask}, must be above the best bid, ${bid}`);
  if (size !== undefined && size < 0) reportIn(place, ["order", "size"], `is ${size}; a size is not below zero`);
  return {
    type: "ladder",
    ...describe(words, place),
    decimals: figure.decimals,
    size_label: place.writer.plain(words.size_label, [...place.at, "size_label"]),
    bids,
    asks,
    order: figure.order && size !== undefined ? { side: figure.order.side, size } : null,
  };
}

function compileLevels(figure: FigureStructureOf<"ladder">, side: "bids" | "asks", place: FigurePlace): PriceLevel[] {
  const levels = figure[side].map(({ price, size }, index) => ({
    price: valueIn(place, [side, index, "price"], price) ?? 0,
    size: valueIn(place, [side, index, "size"], size) ?? 0,
  }));
  levels.forEach(({ price, size }, index) => {
    const before = levels[index - 1]?.price;
    const away = side === "asks" ? 1 : -1;
    if (before !== undefined && (price - before) * away <= 0) {
      reportIn(place, [side, index, "price"], `${price} comes after ${before}; write the best price first`);
    }
    if (size <= 0) reportIn(place, [side, index, "size"], `is ${size}; nobody would wait there`);
  });
  return levels;
}
