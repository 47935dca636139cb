/** One value for each bar; none for the first bars, which a formula needs to begin with. */
export type Series = readonly (number | undefined)[];

/** Less than this TA-Lib takes for nothing (`TA_EPSILON`). */
export const EPSILON = 1e-14;

const startOf = (values: Series): number => {
  const start = values.findIndex((value) => value !== undefined);
  return start === -1 ? values.length : start;
};

const sumOf = (values: Series): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The mean of the last `length` values. */
export function simpleAverage(values: Series, length: number): Series {
  const first = startOf(values) + length - 1;
  let sum = 0;
  return values.map((value = 0, index) => {
    sum += value;
    if (index < first) return undefined;
    const mean = sum / length;
    sum -= values[index - length + 1] ?? 0;
    return mean;
  });
}

/**
 * The exponential average with weight 2 ÷ (`length` + 1). At the bar `first` it is the mean of `length` values, as TA-Lib begins it
 * (`ta_EMA.c`); by default as early as possible.
 */
export function exponentialAverage(values: Series, length: number, first = startOf(values) + length - 1): Series {
  let average = 0;
  return values.map((value = 0, index) => {
    if (index < first) return undefined;
    if (index === first) average = sumOf(values.slice(index - length + 1, index + 1)) / length;
    else average += ((value - average) * 2) / (length + 1);
    return average;
  });
}
