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
  const low = Math.min(from, ...prices);
  const span = Math.max(from, ...prices) - low || 1;
  const y = (price: number) => (HEIGHT - 2 - ((price - low) / span) * (HEIGHT - 4)).toFixed(1);
  const step = WIDTH / Math.max(1, prices.length - 1);
  const line = prices.map((price, index) => `${(index * step).toFixed(1)} ${y(price)}`).join("L");
  const sign = Math.sign((prices.at(-1) ?? from) - from);
  return (
    <svg
      className={styles.sparkline}
      data-sign={sign}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.level} d={`M0 ${y(from)}H${WIDTH}`} />
      {prices.length > 1 && <path d={`M${line}`} />}
    </svg>
  );
}
