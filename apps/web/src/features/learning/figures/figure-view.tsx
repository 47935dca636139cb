import type { Figure } from "@candlewise/domain/learning/figures";
import { BalanceFigure } from "./balance-figure.tsx";
import { BarsFigure } from "./bars-figure.tsx";
import { CandlesFigure } from "./candles-figure.tsx";
import { DistributionFigure } from "./distribution-figure.tsx";
import { FlowFigure } from "./flow-figure.tsx";
import { LadderFigure } from "./ladder-figure.tsx";
import { LineFigure } from "./line-figure.tsx";
import { TimelineFigure } from "./timeline-figure.tsx";

/** A figure of a lesson page with its title, its description for readers and its data as a table. */
export function FigureView({ figure }: { figure: Figure }) {
  switch (figure.type) {
    case "candles":
      return <CandlesFigure figure={figure} />;
    case "line":
      return <LineFigure figure={figure} />;
    case "bars":
      return <BarsFigure figure={figure} />;
    case "balance":
      return <BalanceFigure figure={figure} />;
    case "flow":
      return <FlowFigure figure={figure} />;
    case "ladder":
      return <LadderFigure figure={figure} />;
    case "timeline":
      return <TimelineFigure figure={figure} />;
    case "distribution":
      return <DistributionFigure figure={figure} />;
  }
}
