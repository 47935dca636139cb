/** Which bar the arrow keys lead to; null for a key that leads nowhere. `visible` is how many bars fit on the chart. */
export function barAfterKey(
  key: string,
  { index, count, visible }: { index: number; count: number; visible: number },
): number | null {
  const page = Math.max(1, Math.floor(visible * 0.8));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    PageUp: index - page,
    PageDown: index + page,
    Home: 0,
    End: count - 1,
  };
  const wanted = steps[key];
  return wanted === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, wanted));
}
