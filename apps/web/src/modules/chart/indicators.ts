/** What a setting of an indicator is called; the texts are `charts.param.…`. */
export type ParamName =
  | "length"
  | "fast"
  | "slow"
  | "signal"
  | "deviations"
  | "start"
  | "step"
  | "maximum"
  | "smoothK"
  | "smoothD"
  | "average";

interface Param {
  readonly name: ParamName;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** An indicator that the chart offers. Its name is the abbreviation that traders use in every language. */
export interface IndicatorSpec {
  readonly name: string;
  /** Over the prices, or in a pane of its own. */
  readonly place: "price" | "pane";
  readonly params: readonly Param[];
  /** Values at which traders look: a line is drawn at each. */
  readonly levels?: readonly number[];
  /** Its values are counts, such as 1.2M. */
  readonly isCount?: boolean;
}

const param = <Name extends ParamName>(name: Name, value: number, max = 500) => ({ name, value, min: 1, max });
const length = (value: number) => param("length", value);

export const INDICATORS = [
  { name: "MA", place: "price", params: [length(20), length(50), length(200)] },
  { name: "EMA", place: "price", params: [length(12), length(26), length(50)] },
  { name: "BOLL", place: "price", params: [length(20), param("deviations", 2, 10)] },
  { name: "SAR", place: "price", params: [param("start", 2, 20), param("step", 2, 20), param("maximum", 20, 100)] },
  { name: "VOL", place: "pane", params: [param("average", 20)], isCount: true },
  { name: "MACD", place: "pane", params: [param("fast", 12), param("slow", 26), param("signal", 9)] },
  { name: "RSI", place: "pane", params: [length(14)], levels: [30, 70] },
  {
    name: "STOCH",
    place: "pane",
    params: [length(14), param("smoothK", 3), param("smoothD", 3)],
    levels: [20, 80],
  },
  { name: "CCI", place: "pane", params: [length(20)], levels: [-100, 100] },
  { name: "WR", place: "pane", params: [length(14)], levels: [-80, -20] },
  { name: "OBV", place: "pane", params: [param("average", 30)], isCount: true },
  { name: "DMI", place: "pane", params: [length(14)] },
  { name: "ROC", place: "pane", params: [length(12), param("average", 6)] },
  { name: "MTM", place: "pane", params: [length(12), param("average", 6)] },
] as const satisfies readonly IndicatorSpec[];

/** How many of them have a pane of their own. */
export const panesOf = (chosen: readonly { readonly name: string }[]): number =>
  chosen.filter(({ name }) => indicatorOf(name)?.place === "pane").length;

export type IndicatorName = (typeof INDICATORS)[number]["name"];

export const indicatorOf = (name: string): (IndicatorSpec & { name: IndicatorName }) | undefined =>
  INDICATORS.find((spec) => spec.name === name);

/** Settings within the bounds of an indicator: what is missing or no number is its own value. */
export const boundedParams = ({ params }: IndicatorSpec, given: readonly unknown[]): number[] =>
  params.map(({ value, min, max }, index) => {
    const wanted = given[index];
    const number = typeof wanted === "number" && Number.isFinite(wanted) ? Math.round(wanted) : value;
    return Math.min(max, Math.max(min, number));
  });
