/** Where bars begin and how long they are, in percent of the track, which holds `reach`; negative values reach back from zero. */
export function barSpans(
  values: readonly number[],
  reach: readonly number[] = values,
): { zero: number; spans: { start: number; width: number }[] } {
  const low = Math.min(0, ...reach);
  const range = Math.max(0, ...reach) - low || 1;
  const zero = (Math.abs(low) / range) * 100;
  return {
    zero,
    spans: values.map((value) => {
      const width = (Math.abs(value) / range) * 100;
      return { start: value < 0 ? zero - width : zero, width };
    }),
  };
}
