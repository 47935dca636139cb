import { backgroundCandles } from "./chapter-geometry.ts";
import styles from "./path-map.module.css";

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

interface ChartBackgroundProps {
  chapter: number;
  /** Share of the chapter that is completed: so far the candles are printed, the rest is outlined. */
  share: number;
}

/** The faint candle chart that a chapter's path climbs along. */
export function ChartBackground({ chapter, share }: ChartBackgroundProps) {
  return (
    <svg className={styles.background} aria-hidden="true">
      {backgroundCandles(chapter).map(({ x, top, bottom, high, low }) => (
        <svg key={x} x={percent(x)} overflow="visible" data-printed={x <= share || undefined}>
          <rect x="-1" y={percent(high)} width="2" height={percent(low - high)} rx="1" />
          <rect x="-6" y={percent(top)} width="12" height={percent(bottom - top)} rx="3" />
        </svg>
      ))}
    </svg>
  );
}
