import { CandleMood, type Mood } from "#web/shared/ui/candle-mood.tsx";
import styles from "./candle-rise.module.css";

/** Top of the body, height of the body, whether it rose, of six candles: a pullback, a base, a steady climb, a late turn. */
const RISES = [
  [
    [118, 30, true],
    [128, 22, false],
    [98, 40, true],
    [106, 18, false],
    [70, 44, true],
    [60, 30, true],
  ],
  [
    [126, 22, true],
    [124, 18, false],
    [122, 24, true],
    [96, 34, true],
    [100, 16, false],
    [62, 44, true],
  ],
  [
    [130, 20, true],
    [112, 26, true],
    [98, 24, true],
    [92, 18, false],
    [76, 28, true],
    [58, 28, true],
  ],
  [
    [96, 28, false],
    [114, 26, false],
    [130, 20, false],
    [112, 34, true],
    [86, 38, true],
    [58, 40, true],
  ],
] as const;
const STEP = 36;
const WICK = 12;
const WIDTH = 22;

interface CandleRiseProps {
  /** Which of the rises: another one each time. */
  turn: number;
  mood: Mood;
}

/** The candles of a finished piece of work; the one at the top is the learner's. A chart: it rises to the right in every language. */
export function CandleRise({ turn, mood }: CandleRiseProps) {
  const candles = RISES[turn % RISES.length] ?? RISES[0];
  return (
    <div className={styles.figure} dir="ltr">
      <svg className={styles.rise} viewBox="0 -14 284 190" width="284" height="190" aria-hidden="true">
        <path className={styles.ground} d="M0 172h284" />
        {candles.map(([y, height, isUp], index) => (
          <g
            key={index}
            className={styles.candle}
            data-look={isUp ? "up" : "down"}
            style={{ animationDelay: `${index * 70}ms` }}
          >
            <rect
              className={styles.wick}
              x={index * STEP + 6 + WIDTH / 2 - 1.5}
              y={y - WICK}
              width="3"
              height={height + 2 * WICK}
              rx="1.5"
            />
            <rect className={styles.body} x={index * STEP + 6} y={y} width={WIDTH} height={height} rx="6" />
          </g>
        ))}
      </svg>
      <CandleMood mood={mood} size={132} />
    </div>
  );
}
