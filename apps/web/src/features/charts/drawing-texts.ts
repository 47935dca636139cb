import type { Drawing, Timeframe } from "#web/modules/chart/chart-port.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { barDate } from "#web/modules/chart/bar-date.ts";
import { barPrice } from "./bar-texts.ts";

/** How places on a chart are written. */
export interface PlaceFormat {
  readonly timeframe: Timeframe;
  readonly decimals: number;
  readonly language: Language;
}

type Point = Drawing["points"][number];

const dateOf = ({ time }: Point, { timeframe, language }: PlaceFormat): string => barDate(time, timeframe, language);

/** Where a point is: its day or moment, and its price. */
export const pointText = (point: Point, format: PlaceFormat): string =>
  `${dateOf(point, format)}, ${barPrice(point.price, format.decimals)}`;

/** Where a drawing is, by what of its points can be seen. */
export function placeText({ tool, points }: Pick<Drawing, "tool" | "points">, format: PlaceFormat): string {
  if (tool === "horizontal") return points.map(({ price }) => barPrice(price, format.decimals)).join();
  if (tool === "vertical") return points.map((point) => dateOf(point, format)).join();
  return points.map((point) => pointText(point, format)).join(" → ");
}
