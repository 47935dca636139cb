import type { Bar } from "./chart-port.ts";

/** Bars that begin where the one before ended: a second has one price only, and would be drawn as a dash. */
export const joinedBars = (bars: readonly Bar[], before?: Bar): Bar[] =>
  bars.map((bar, index) => {
    const open = (index > 0 ? bars[index - 1] : before)?.close ?? bar.open;
    return { ...bar, open, high: Math.max(bar.high, open), low: Math.min(bar.low, open) };
  });
