import { toPixel } from "#web/modules/plot/scale.ts";
import type { Bar } from "@candlewise/domain/learning/items";
import { bodyWidth } from "#web/features/learning/charts/candle-paths.ts";
import { slotWidth, xOf } from "#web/features/learning/charts/geometry.ts";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import styles from "./chart-item.module.css";

interface BarMarkProps {
  frame: ChartFrame;
  bars: readonly Bar[];
  index: number;
  state: "picked" | "right" | "wrong";
}

const FLAGS = {
  picked: "M-3 -1 0 2.5 3 -1",
  right: "M-4 .5 -1 3.5 4.5 -3",
  wrong: "M-3.5 -3.5 3.5 3.5M3.5 -3.5 -3.5 3.5",
};

/** A band behind one candle, from its flag above the high down to its volume. */
export function BarMark({ frame, bars, index, state }: BarMarkProps) {
  const bar = bars[index];
  if (!bar) return null;
  const x = xOf(frame, index);
  const width = Math.max(slotWidth(frame), bodyWidth(frame) + 8);
  const flagY = Math.max(9, toPixel(frame.price, bar.high) - 18);
  return (
    <g className={styles.mark} data-state={state}>
      <rect
        x={x - width / 2}
        y={flagY}
        width={width}
        height={frame.volumeBottom - flagY}
        rx={width / 2}
        className={styles.band}
      />
      <g transform={`translate(${x} ${flagY})`}>
        <circle r={9} className={styles.flag} />
        <path d={FLAGS[state]} className={styles.sign} />
      </g>
    </g>
  );
}
