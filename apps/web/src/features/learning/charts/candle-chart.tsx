import { linePath } from "#web/modules/plot/paths.ts";
import { niceTicks, toPixel } from "#web/modules/plot/scale.ts";
import type { Bar } from "@candlewise/domain/learning/items";
import { memo, useMemo } from "react";
import type { ReactNode } from "react";
import { candlePaths, outlineWidth } from "./candle-paths.ts";
import styles from "./candle-chart.module.css";
import { dateTicks, frameOf, xOf } from "./geometry.ts";
import type { ChartFrame } from "./geometry.ts";
import { shortPrice } from "./number-words.ts";
import { seriesDayText } from "#web/shared/i18n/day-text.ts";
import { useChartWidth } from "./use-chart-width.ts";
import { inOwnDirection } from "#web/shared/i18n/own-direction.ts";
import shared from "./plot.module.css";
import { useLanguage } from "#web/shared/i18n/use-language.ts";

export interface CandleChartProps {
  bars: readonly Bar[];
  decimals: number;
  description: string;
  /** Candles for which there is room from left to right, where more are to come. */
  slots?: number;
  /** Room above and below the prices as a share of their span. */
  room?: number;
  /** The least width right of the plot, for the labels of lines. */
  gutter?: number;
  /** The bars have neither dates nor volumes: they were read from a picture. */
  hasPricesOnly?: boolean;
  /** A line through the closes instead of candles. */
  isLine?: boolean;
  /** SVG drawn behind and before the candles. */
  behind?: (frame: ChartFrame) => ReactNode;
  before?: (frame: ChartFrame) => ReactNode;
  /** HTML laid over the drawing: handles and hit areas. */
  controls?: (frame: ChartFrame) => ReactNode;
}

/** Candles with volume below. Time always runs to the right, also where the page is read from right to left. */
export function CandleChart({
  bars,
  decimals,
  description,
  slots = bars.length,
  room = 0.06,
  gutter = 0,
  hasPricesOnly = false,
  isLine = false,
  behind,
  before,
  controls,
}: CandleChartProps) {
  const { ref, width } = useChartWidth();
  const language = useLanguage();
  const frame = useMemo(() => {
    const height = width < 480 ? 236 : 300;
    const longest = Math.max(...bars.map((bar) => shortPrice(bar.high, decimals, language).length));
    const labels = Math.max(gutter, 20 + Math.max(4, longest) * 7);
    return frameOf({ bars, slots, width, height, gutter: labels, room, hasVolume: !hasPricesOnly });
  }, [bars, slots, decimals, gutter, language, room, width, hasPricesOnly]);
  return (
    <div className={shared.plot} ref={ref} dir="ltr">
      <svg className={styles.drawing} width={frame.width} height={frame.height} role="img" aria-label={description}>
        <Axes bars={bars} decimals={decimals} frame={frame} hasPricesOnly={hasPricesOnly} />
        {behind?.(frame)}
        {isLine ? (
          <path className={styles.line} data-line="" d={linePath(closesOf(bars, frame))} />
        ) : (
          <Candles bars={bars} frame={frame} hasVolume={!hasPricesOnly} />
        )}
        {before?.(frame)}
      </svg>
      {controls?.(frame)}
    </div>
  );
}

const closesOf = (bars: readonly Bar[], frame: ChartFrame) =>
  bars.map(({ close }, index) => ({ x: xOf(frame, index), y: toPixel(frame.price, close) }));

interface LayerProps {
  bars: readonly Bar[];
  frame: ChartFrame;
}

interface CandlesProps extends LayerProps {
  hasVolume: boolean;
}

const Candles = memo(function Candles({ bars, frame, hasVolume }: CandlesProps) {
  const paths = useMemo(() => candlePaths(bars, frame), [bars, frame]);
  const wick = Math.max(1, outlineWidth(frame));
  return (
    <g>
      {hasVolume && <path className={styles.volume} d={paths.upVolume + paths.downVolume} />}
      <path className={styles.upWick} d={paths.upWicks} strokeWidth={wick} />
      <path className={styles.downWick} d={paths.downWicks} strokeWidth={wick} />
      <path className={styles.upBody} d={paths.upBodies} strokeWidth={outlineWidth(frame)} />
      <path className={styles.downBody} d={paths.downBodies} />
    </g>
  );
});

interface AxesProps extends LayerProps {
  decimals: number;
  hasPricesOnly: boolean;
}

const Axes = memo(function Axes({ bars, decimals, frame, hasPricesOnly }: AxesProps) {
  const language = useLanguage();
  const ticks = niceTicks(frame.price.from, frame.price.to, frame.height < 280 ? 4 : 5);
  return (
    <g>
      {ticks.map((price) => (
        <g key={price} transform={`translate(0 ${Math.round(toPixel(frame.price, price)) + 0.5})`}>
          <path className={shared.grid} d={`M0 0H${frame.plotWidth}`} />
          <text className={shared.tick} x={frame.plotWidth + 8} dy="0.34em">
            {shortPrice(price, decimals, language)}
          </text>
        </g>
      ))}
      <path className={shared.grid} d={`M0 ${frame.volumeBottom + 0.5}H${frame.plotWidth}`} />
      {dateTicks(frame, 52)
        .filter(({ index }) => !hasPricesOnly && index < bars.length)
        .map(({ index, anchor }) => (
          <text
            key={index}
            className={shared.tick}
            x={labelX(frame, index, anchor)}
            y={frame.height - 6}
            textAnchor={anchor}
          >
            {inOwnDirection(seriesDayText(bars[index]?.time ?? 0, language, "short"))}
          </text>
        ))}
    </g>
  );
});

function labelX(frame: ChartFrame, index: number, anchor: "start" | "middle" | "end"): number {
  if (anchor === "start") return 2;
  return anchor === "end" ? frame.plotWidth - 2 : xOf(frame, index);
}
