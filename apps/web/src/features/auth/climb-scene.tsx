import { directionOf } from "#web/shared/i18n/languages.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./climb-scene.module.css";

/** Open, close, high, low on a scale of 0 to 100. It climbs, and not every candle does. */
const CANDLES = [
  [8, 14, 18, 5],
  [14, 11, 19, 7],
  [11, 22, 26, 9],
  [22, 30, 33, 20],
  [30, 24, 34, 20],
  [24, 36, 39, 22],
  [36, 43, 48, 33],
  [43, 38, 46, 34],
  [38, 51, 55, 36],
  [51, 60, 64, 48],
  [60, 53, 63, 48],
  [53, 67, 71, 50],
  [67, 78, 83, 64],
] as const;
const WIDTH = 640;
const HEIGHT = 300;
const BODY = 22;

const xOf = (index: number) => 40 + index * 43;
const yOf = (price: number) => HEIGHT - 22 - price * 2.55;
const ROAD = CANDLES.map(([, close], index) => `${xOf(index)} ${yOf(close)}`).join("L");
const STOP = 41;
const LAST = CANDLES.length - 1;
const TROPHY = "M-6 -9h12v6a6 6 0 0 1-12 0zM-6 -6h-4v1a4 4 0 0 0 4 4M6 -6h4v1a4 4 0 0 1-4 4M0 3v6M-5 10h10";

function Candle({ index, open, close, high, low }: Record<"index" | "open" | "close" | "high" | "low", number>) {
  const top = yOf(Math.max(open, close));
  return (
    <g className={styles.candle} data-down={close < open || undefined} style={{ animationDelay: `${index * 55}ms` }}>
      <rect x={xOf(index) - 1.5} y={yOf(high)} width="3" height={yOf(low) - yOf(high)} rx="1.5" />
      <rect x={xOf(index) - BODY / 2} y={top} width={BODY} height={yOf(Math.min(open, close)) - top} rx="6" />
    </g>
  );
}

/** Candles that climb over the road of the lessons, with the loss that was agreed on before. A chart: it is never mirrored. */
export function ClimbScene() {
  const t = useT();
  const language = useLanguage();
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}

      aria-hidden="true"
    >
      {[20, 45, 70].map((price) => (
        <line key={price} className={styles.grid} x1="0" x2={WIDTH} y1={yOf(price)} y2={yOf(price)} />
      ))}
      <path className={styles.road} d={`M${ROAD}L${xOf(LAST)} ${yOf(91)}`} />
      {CANDLES.map(([open, close, high, low], index) => (
        <Candle key={index} {...{ index, open, close, high, low }} />
      ))}
      <g className={styles.stop}>
        <line x1={xOf(8) - 6} x2={WIDTH} y1={yOf(STOP)} y2={yOf(STOP)} />
        <rect x={WIDTH - 182} y={yOf(STOP) - 15} width="170" height="30" rx="9" />
        <text x={WIDTH - 97} y={yOf(STOP) + 5} textAnchor="middle" direction={directionOf(language)}>
          {t("auth.scene.stop")}
        </text>
      </g>
      <g className={styles.goal} transform={`translate(${xOf(LAST)} ${yOf(91)})`}>
        <rect className={styles.goalLip} x="-24" y="-20" width="48" height="48" rx="17" />
        <rect className={styles.goalFace} x="-24" y="-24" width="48" height="48" rx="17" />
        <path d={TROPHY} />
      </g>
    </svg>
  );
}
