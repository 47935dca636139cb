import styles from "./streak-flame.module.css";

interface StreakFlameProps {
  /** Length of the streak, written in the flame. */
  days: number;
  /** Height in pixels. */
  size: number;
  /** Grey and small until then. */
  isLit: boolean;
}

/** Of the height. */
const WIDTH = 66 / 96;

/** The flame of a streak; it flares up when its day begins to count. Decorative: the text around it says the same. */
export function StreakFlame({ days, size, isLit }: StreakFlameProps) {
  return (
    <svg
      className={styles.flame}
      data-lit={isLit || undefined}
      width={size * WIDTH}
      height={size}
      viewBox="15 0 66 96"
      aria-hidden="true"
    >
      <g className={styles.body}>
        <path
          className={styles.outer}
          d="M47 5c4 13 25 23 27 47 1.500 21-10 38-26 38S20.500 75 22 56c.8-12 8-20 11.500-28 4 6 6.500 9 10.500 10.500C48.500 28 44 16 47 5z"
        />
        <path
          className={styles.inner}
          d="M49 42c3 8 13 14 13.500 27 .4 11-6 18.500-14 18.500S34 80 34.500 70c.4-6.500 4-10.500 6-15 2 3 3.500 4.500 5.500 5 2.500-5 1-11 3-18z"
        />
      </g>
      <text key={days} className={styles.days} x="48" y="77" textAnchor="middle" direction="ltr">
        {days}
      </text>
    </svg>
  );
}
