import type { Arrow } from "@candlewise/domain/learning/curriculum";
import styles from "./goal-art.module.css";

/** Candles of 8 px on a field of 48: x, top of the body, height, and whether it rose. */
const CANDLES = {
  wealth_growth: [
    [4, 32, 8, true],
    [15, 26, 8, true],
    [26, 19, 9, true],
    [37, 10, 11, true],
  ],
  investing: [
    [4, 24, 12, true],
    [15, 28, 8, false],
    [26, 20, 12, true],
    [37, 10, 14, true],
  ],
  trading: [
    [4, 14, 16, true],
    [15, 18, 14, false],
    [26, 24, 10, false],
    [37, 16, 16, true],
  ],
  crypto: [
    [4, 8, 14, true],
    [15, 10, 26, false],
    [26, 28, 12, false],
    [37, 20, 18, true],
  ],
  ai_trading: [
    [4, 20, 10, true],
    [15, 20, 10, false],
    [26, 20, 10, true],
    [37, 20, 10, false],
  ],
} as const satisfies Record<Arrow, readonly (readonly [x: number, y: number, height: number, isUp: boolean])[]>;

/** A small chart with the temper of each goal: patient, mixed, jumpy, violent, mechanical. */
export function GoalArt({ arrow }: { arrow: Arrow }) {
  return (
    <svg className={styles.art} width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
      {CANDLES[arrow].map(([x, y, height, isUp]) => (
        <g key={x} className={isUp ? styles.up : styles.down}>
          <rect x={x + 3} y={y - 5} width="2" height={height + 10} rx="1" />
          <rect x={x} y={y} width="8" height={height} rx="2.5" />
        </g>
      ))}
    </svg>
  );
}
