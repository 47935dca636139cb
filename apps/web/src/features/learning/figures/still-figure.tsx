import type { Figure } from "@candlewise/domain/learning/figures";
import type { ReactNode } from "react";
import { BalanceFigure } from "./balance-figure.tsx";
import { BarsFigure } from "./bars-figure.tsx";
import { CandlesFigure } from "./candles-figure.tsx";
import { DistributionFigure } from "./distribution-figure.tsx";
import { FlowFigure } from "./flow-figure.tsx";
import { LadderFigure } from "./ladder-figure.tsx";
import { LineFigure } from "./line-figure.tsx";
import { TimelineFigure } from "./timeline-figure.tsx";

interface StillFigureProps {
  figure: Figure;
  /** Below the drawing. */
  children?: ReactNode;
}

/** A figure as it is at one moment. */
export function StillFigure({ figure, children }: StillFigureProps) {
  switch (figure.type) {
    case "candles":
      return <CandlesFigure figure={figure} />;
    case "line":
      return <LineFigure figure={figure}>{children}</LineFigure>;
    case "bars":
      return <BarsFigure figure={figure}>{children}</BarsFigure>;
    case "balance":
      return <BalanceFigure figure={figure}>{children}</BalanceFigure>;
    case "flow":
      return <FlowFigure figure={figure}>{children}</FlowFigure>;
    case "ladder":
      return <LadderFigure figure={figure}>{children}</LadderFigure>;
    case "timeline":
      return <TimelineFigure figure={figure} />;
    case "distribution":
      return <DistributionFigure figure={figure}>{children}</DistributionFigure>;
  }
}
