import { toPixel, type Scale } from "#web/modules/plot/scale.ts";
import { CANDLES } from "./candles.ts";
import styles from "./candle-drawing.module.css";

const SLOT = 32;
const WIDTH = CANDLES.length * SLOT;
const HEIGHT = 208;
const BODY = 20;
const PRICES: Scale = { from: 14, to: 102, start: HEIGHT, end: 0 };

const xOf = (at: number) => at * SLOT + SLOT / 2;
const yOf = (price: number) => toPixel(PRICES, price);

/** The candles of the example question. Charts are never mirrored. `smiling` is the candle that was found. */
export function CandleDrawing({ smiling }: { smiling: number | null }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[30, 50, 70, 90].map((price) => (
        <path key={price} className={styles.grid} d={`M0 ${yOf(price)}H${WIDTH}`} />
      ))}
      {CANDLES.map(({ open, high, low, close }, at) => {
        const top = yOf(Math.max(open, close));
        return (
          <g key={at} className={styles.candle} data-down={close < open || undefined}>
            <rect x={xOf(at) - 1.5} y={yOf(high)} width="3" height={yOf(low) - yOf(high)} rx="1.5" />
            <rect x={xOf(at) - BODY / 2} y={top} width={BODY} height={yOf(Math.min(open, close)) - top} rx="5" />
            {at === smiling && (
              <g className={styles.face} transform={`translate(${xOf(at)} ${top + 8})`}>
                <circle cx="-4" r="1.7" />
                <circle cx="4" r="1.7" />
                <path d="M-4 5.500q4 5 8 0" />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
