import styles from "./candle-rise.module.css";

/** x, top of the body, height of the body, whether it rose: a pullback, then the way up. */
const CANDLES = [
  [8, 118, 30, true],
  [44, 128, 22, false],
  [80, 98, 40, true],
  [116, 106, 18, false],
  [152, 70, 44, true],
  [188, 60, 30, true],
  [224, 22, 52, true],
] as const;
const WICK = 12;
const WIDTH = 22;
const LAST = CANDLES.length - 1;

/** The seven candles of a finished piece of work; the last one is lit, flawless work gets a star above it. */
export function CandleRise({ isFlawless }: { isFlawless: boolean }) {
  return (
    <svg className={styles.rise} viewBox="0 -14 254 190" width="254" height="190" aria-hidden="true">
      <path className={styles.ground} d="M0 172h254" />
      {CANDLES.map(([x, y, height, isUp], index) => (
        <g
          key={x}
          className={styles.candle}
          data-look={index === LAST ? "lit" : isUp ? "up" : "down"}
          style={{ animationDelay: `${index * 70}ms` }}
        >
          <rect
            className={styles.wick}
            x={x + WIDTH / 2 - 1.5}
            y={y - WICK}
            width="3"
            height={height + 2 * WICK}
            rx="1.5"
          />
          <rect className={styles.body} x={x} y={y} width={WIDTH} height={height} rx="6" />
        </g>
      ))}
      {isFlawless && (
        <path
          className={styles.star}
          d="M235-13l3.6 7.3 8 1.2-5.800 5.700 1.4 8L235 5.400l-7.2 3.800 1.4-8-5.800-5.700 8-1.200z"
        />
      )}
    </svg>
  );
}
