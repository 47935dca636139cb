import type { FigureOf, MovableType } from "@candlewise/domain/learning/figures";
import type { ReactNode } from "react";

export interface FigureProps<Type extends MovableType> {
  figure: FigureOf<Type>;
  /** The slider that moves it. */
  children?: ReactNode;
}
