import { toPixel } from "#web/modules/plot/scale.ts";
import { xOf } from "#web/features/learning/charts/geometry.ts";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import styles from "../common/chart-item.module.css";
import type { ItemOf } from "../item-draft.ts";
import { pillTop, priceAtX } from "../common/price-line.ts";

interface LineMarkProps {
  frame: ChartFrame;
  item: ItemOf<"chart_line">;
  prices: readonly number[];
  state: "unset" | "picked" | "right" | "wrong";
  /** Draws how far a line may be off. */
  tolerance: number | null;
}

/** A line over the candles with its price in a pill at each handle. */
export function LineMark({ frame, item, prices, state, tolerance }: LineMarkProps) {
  const language = useLanguage();
  const points = item.anchors.map((anchor, index) => ({ x: xOf(frame, anchor), price: prices[index] ?? 0 }));
  const y = (x: number, off = 0) => toPixel(frame.price, priceAtX(points, x) + off);
  const { plotWidth: end } = frame;
  return (
    <g className={styles.mark} data-state={state}>
      {tolerance !== null && (
        <path
          className={styles.zone}
          fillOpacity={0.75}
          d={`M0 ${y(0, tolerance)}L${end} ${y(end, tolerance)}V${y(end, -tolerance)}L0 ${y(0, -tolerance)}z`}
        />
      )}
      <path className={styles.line} d={`M0 ${y(0)}L${end} ${y(end)}`} />
      {points.map(({ x, price }, index) => {
        const text = state === "unset" ? "" : seriesPriceText(price, item.chart.decimals, language);
        const width = text === "" ? 36 : text.length * 7.4 + 16;
        const isLeft = item.line === "trend" && index === 0;
        const left = isLeft ? 0 : frame.width - width;
        const top = pillTop(frame, toPixel(frame.price, price));
        return (
          <g key={x}>
            {item.line === "trend" && <circle className={styles.knob} cx={x} cy={toPixel(frame.price, price)} r={6} />}
            <g transform={`translate(${left} ${item.line === "trend" ? besideKnob(frame, top) : top})`}>
              <rect className={styles.pill} y={-12} width={width} height={24} rx={8} />
              {text === "" ? (
                <path className={styles.updown} d="m14 -2 4-4 4 4M14 2l4 4 4-4" />
              ) : (
                <text className={styles.pillText} x={width / 2} dy="0.35em" textAnchor="middle">
                  {text}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Above the end of a trend line, or below it where there is no room above. */
const besideKnob = (frame: ChartFrame, y: number) => pillTop(frame, y < 34 ? y + 22 : y - 22);
