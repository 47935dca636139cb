import {
  balanceOf,
  fillOf,
  sumOf,
  type Figure,
  type FigureOf,
  type NamedValue,
  type Slider,
} from "@candlewise/domain/learning/figures";

/** A figure with its numbers, as a terminal shows it. */
export const previewFigure = (figure: Figure): string[] => [
  `[${figure.type}] ${figure.title}: ${figure.description}`,
  ...[...linesOf(figure), ...("slider" in figure && figure.slider ? sliderLines(figure.slider) : [])].map(
    (line) => `  ${line}`,
  ),
];

/** Each value of the slider with its result. */
const sliderLines = ({ label, values, start, says }: Slider): string[] => [
  `moves ${label}: ${values.join(", ")}; begins at ${values[start]}`,
  ...(says ? [`${says.label}: ${says.values.join(", ")}`] : []),
];

function linesOf(figure: Figure): string[] {
  switch (figure.type) {
    case "candles":
      return [`${figure.bars.length} bars`];
    case "bars":
      return figure.bars.map(namedLine);
    case "line":
      return figure.series.map(({ label, points }) => {
        const ends = [points.at(0), points.at(-1)].map((point) =>
          point ? `(${point[0]}, ${point[1].toFixed(2)})` : "",
        );
        return `${label}: ${ends.join(" … ")}`;
      });
    case "balance":
      return balanceLines(figure);
    case "flow":
      return [namedLine(figure.from), ...figure.to.map((part) => `  → ${namedLine(part)}`)];
    case "ladder":
      return ladderLines(figure);
    case "timeline":
      return figure.events.map(({ when, text }) => `${when}: ${text}`);
    case "distribution":
      return distributionLines(figure);
  }
}

const namedLine = ({ label, value }: NamedValue): string => `${label}: ${value.toFixed(2)}`;

const balanceLines = (figure: FigureOf<"balance">): string[] => [
  ...figure.sides.flatMap(({ label, parts }) => [
    namedLine({ label, value: sumOf(parts) }),
    ...parts.map((part) => `  ${namedLine(part)}`),
  ]),
  figure.is_equal ? figure.result : namedLine({ label: figure.result, value: balanceOf(figure) }),
];

function ladderLines({ bids, asks, order, decimals }: FigureOf<"ladder">): string[] {
  const level =
    (name: string) =>
    ({ price, size }: { price: number; size: number }) =>
      `${name} ${price.toFixed(decimals)}: ${size}`;
  const fill = order && fillOf(order.side === "buy" ? asks : bids, order.size);
  return [
    ...asks.map(level("ask")).toReversed(),
    ...bids.map(level("bid")),
    ...(order && fill
      ? [`${order.side} ${order.size}: ${fill.filled} filled at ${fill.average?.toFixed(decimals + 2) ?? "no price"}`]
      : []),
  ];
}

function distributionLines({ ranges, split }: FigureOf<"distribution">): string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    ...ranges.map(({ from, to, share }) => `${from ?? "less"} … ${to ?? "more"}: ${percent(share)}`),
    ...(split ? [split.below, split.above].map(({ label, value }) => `${label}: ${percent(value)}`) : []),
  ];
}
