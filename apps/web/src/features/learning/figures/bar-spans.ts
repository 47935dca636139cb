/** Where bars begin and how long they are, in percent of the track; negative values reach back from zero. */
export function barSpans(values: readonly number[]): { zero: number; spans: { start: number; width: number }[] } {
  const low = Math.min(0, ...values);
  const range = Math.max(0, ...values) - low || 1;
  const zero = (Math.abs(low) / range) * 100;
  return {
    zero,
    spans: values.map((value) => {
      const width = (Math.abs(value) / range) * 100;
      return { start: value < 0 ? zero - width : zero, width };
    }),
  };
}
