import type { Figure } from "@candlewise/domain/learning/figures";
import { MovedFigure } from "./movable-figure.tsx";
import { StillFigure } from "./still-figure.tsx";

/** A figure of a lesson page with its title, its description for readers and its data as a table; some can be moved. */
export const FigureView = ({ figure }: { figure: Figure }) =>
  "slider" in figure && figure.slider ? (
    <MovedFigure figure={figure} slider={figure.slider} />
  ) : (
    <StillFigure figure={figure} />
  );
