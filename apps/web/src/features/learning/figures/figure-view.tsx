import type { Figure } from "@candlewise/domain/learning/curriculum";
import { BarsFigure } from "./bars-figure.tsx";
import { CandlesFigure } from "./candles-figure.tsx";
import { LineFigure } from "./line-figure.tsx";

/** A figure of a lesson page with its title, its description for readers and its data as a table. */
export function FigureView({ figure }: { figure: Figure }) {
  switch (figure.type) {
    case "candles":
      return <CandlesFigure figure={figure} />;
    case "line":
      return <LineFigure figure={figure} />;
    case "bars":
      return <BarsFigure figure={figure} />;
  }
}
