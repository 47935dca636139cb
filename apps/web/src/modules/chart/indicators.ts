/** An indicator that the chart offers. Its name is the abbreviation that traders use in every language. */
export interface IndicatorSpec {
  readonly name: string;
  /** Over the prices, or in a pane of its own. */
  readonly place: "price" | "pane";
  readonly params: readonly { readonly value: number; readonly min: number; readonly max: number }[];
}

const length = (value: number, max = 500) => ({ value, min: 1, max });

export const INDICATORS = [
  { name: "MA", place: "price", params: [length(20), length(50), length(200)] },
  { name: "EMA", place: "price", params: [length(12), length(26), length(50)] },
  { name: "BOLL", place: "price", params: [length(20), { value: 2, min: 1, max: 10 }] },
  { name: "SAR", place: "price", params: [length(2, 20), length(2, 20), length(20, 100)] },
  { name: "VOL", place: "pane", params: [length(20)] },
  { name: "MACD", place: "pane", params: [length(12), length(26), length(9)] },
  { name: "RSI", place: "pane", params: [length(14)] },
  { name: "STOCH", place: "pane", params: [length(14), length(3), length(3)] },
  { name: "CCI", place: "pane", params: [length(20)] },
  { name: "WR", place: "pane", params: [length(14)] },
  { name: "OBV", place: "pane", params: [length(30)] },
  { name: "DMI", place: "pane", params: [length(14)] },
  { name: "ROC", place: "pane", params: [length(12), length(6)] },
  { name: "MTM", place: "pane", params: [length(12), length(6)] },
] as const satisfies readonly IndicatorSpec[];

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
