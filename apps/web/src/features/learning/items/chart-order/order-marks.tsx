import type { PlannedOrder } from "@candlewise/domain/learning/items";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { toPixel } from "#web/modules/plot/scale.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { OrderLine } from "../item-draft.ts";
import type { PartState } from "../item-props.ts";
import styles from "./chart-order.module.css";

/** Height of a label with the name and the price of a line. */
export const LABEL_HEIGHT = 34;

export interface MarkedLine {
  line: OrderLine;
  price: number;
  isPlaced: boolean;
  state: PartState;
  /** The middle of its label. */
  labelY: number;
}

/** Between the entry and its exits, behind the candles: what is won and what is lost. */
export function StakeAreas({ frame, order }: { frame: ChartFrame; order: Omit<PlannedOrder, "side"> }) {
  const area = (from: number, to: number) => {
    const [top = 0, bottom = 0] = [toPixel(frame.price, from), toPixel(frame.price, to)].toSorted((a, b) => a - b);
    return { y: top, height: bottom - top, width: frame.plotWidth };
  };
  return (
    <>
      <rect className={styles.reward} {...area(order.entry, order.target)} />
      <rect className={styles.risk} {...area(order.entry, order.stop)} />
    </>
  );
}

interface LineMarkProps {
  frame: ChartFrame;
  marked: MarkedLine;
  decimals: number;
}

/** A line over the candles, with its name and price right of them. */
export function OrderLineMark({ frame, marked, decimals }: LineMarkProps) {
  const t = useT();
  const language = useLanguage();
  const { line, price, isPlaced, state, labelY } = marked;
  const y = toPixel(frame.price, price);
  const left = frame.plotWidth + 4;
  const middle = (frame.width - left) / 2;
  return (
    <g className={styles.mark} data-line={line} data-placed={isPlaced} data-state={state}>
      <path className={styles.line} d={`M0 ${y}H${frame.plotWidth}L${left} ${labelY}`} />
      <g transform={`translate(${left} ${labelY})`}>
        <rect
          className={styles.label}
          y={-LABEL_HEIGHT / 2 + 1}
          width={frame.width - left}
          height={LABEL_HEIGHT - 2}
          rx={8}
        />
        <text className={styles.labelText} x={middle} dy="-0.25em" textAnchor="middle">
          {t(`items.trade.${line}`)}
        </text>
        <text className={styles.labelText} x={middle} dy="1em" textAnchor="middle">
          {isPlaced ? seriesPriceText(price, decimals, language) : "↕"}
        </text>
      </g>
    </g>
  );
}
