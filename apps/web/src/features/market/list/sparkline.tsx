import { evenPoints, linePath } from "#web/modules/plot/paths.ts";
import { scaleOf, toPixel } from "#web/modules/plot/scale.ts";
import styles from "../market.module.css";

interface SparklineProps {
  /** Oldest first. */
  prices: readonly number[];
  /** The close that the day is measured from. */
  from: number;
}

const WIDTH = 96;
const HEIGHT = 32;

/** The path of the last session beside its starting level. Decorative: price and change stand beside it. */
export function Sparkline({ prices, from }: SparklineProps) {
  const y = scaleOf([from, ...prices], HEIGHT - 2, 2);
  const sign = Math.sign((prices.at(-1) ?? from) - from);
  return (
    <svg
      className={styles.sparkline}
      data-sign={sign}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.level} d={`M0 ${toPixel(y, from)}H${WIDTH}`} />
      {prices.length > 1 && <path d={linePath(evenPoints(prices, WIDTH, y))} />}
    </svg>
  );
}
