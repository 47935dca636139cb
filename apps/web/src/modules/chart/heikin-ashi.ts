import type { Bar } from "./chart-port.ts";

/**
 * Heikin-Ashi bars: the close is the mean of a bar's four prices, the open the middle of the bar drawn before. `previous` is that bar;
 * without it the first open is the middle of its own body. Source: D. Valcu, "Using the Heikin-Ashi Technique" (2004).
 */
export function heikinAshi(bars: readonly Bar[], previous: Bar | null = null): Bar[] {
  const drawn: Bar[] = [];
  let before = previous;
  for (const bar of bars) {
    const open = before ? (before.open + before.close) / 2 : (bar.open + bar.close) / 2;
    const close = (bar.open + bar.high + bar.low + bar.close) / 4;
    before = { ...bar, open, close, high: Math.max(bar.high, open, close), low: Math.min(bar.low, open, close) };
    drawn.push(before);
  }
  return drawn;
}
