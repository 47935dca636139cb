import type { DayStatus } from "@candlewise/domain/challenges/challenge";
import { classNames } from "#web/shared/ui/class-names.ts";
import styles from "./challenge-candles.module.css";

const CANDLE = 18;
const STEP = 28;
const HEIGHT = 104;
const BODIES = [34, 26, 38, 24, 34, 28, 40] as const;
/** How far a candle leaves the straight way up, so that the row looks like a market and not like a staircase. */
const SWAY = [0, -4, 5, -3, 4, -5, 0] as const;

interface ChallengeCandlesProps {
  /** Of each day. */
  days: readonly DayStatus[];
  className?: string | undefined;
}

/** One candle for each day, rising: completed ones are filled, the open one glows. Decorative. */
export function ChallengeCandles({ days, className }: ChallengeCandlesProps) {
  const width = days.length * STEP - (STEP - CANDLE);
  const rise = (HEIGHT - 58) / Math.max(1, days.length - 1);
  return (
    <svg
      className={classNames(styles.candles, className)}
      viewBox={`-3 0 ${width + 6} ${HEIGHT}`}
      width={width + 6}
      height={HEIGHT}
      aria-hidden="true"
    >
      {days.map((status, index) => {
        const height = BODIES[index % BODIES.length] ?? 30;
        const middle = HEIGHT - 29 - index * rise + (SWAY[index % SWAY.length] ?? 0);
        const x = index * STEP;
        return (
          <g key={index} data-status={status}>
            <rect x={x + CANDLE / 2 - 1.5} y={middle - height / 2 - 8} width="3" height={height + 16} rx="1.5" />
            <rect className={styles.body} x={x} y={middle - height / 2} width={CANDLE} height={height} rx="5" />
            {status === "completed" && <path className={styles.check} d={`M${x + 5} ${middle + 0.5}l3 3 5-6`} />}
          </g>
        );
      })}
    </svg>
  );
}
