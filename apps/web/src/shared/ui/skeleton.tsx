import { useBusy } from "./busy.ts";
import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";

export type SkeletonShape = "line" | "half" | "title" | "card" | "button";

/** Grey shape in place of something that is loading. Hidden from screen readers: the region around it is `aria-busy`. */
export function Skeleton({ shape = "line", className }: { shape?: SkeletonShape; className?: string | undefined }) {
  useBusy();
  return (
    <span
      className={classNames(
        styles.block,
        shape === "half" ? classNames(styles.line, styles.half) : styles[shape],
        className,
      )}
      aria-hidden="true"
    />
  );
}

const HEIGHTS = [34, 52, 40, 66, 84];

/** Five candles that breathe: for a place whose shape is not known yet. */
export function CandleLoader({ label }: { label: string }) {
  useBusy();
  return (
    <output className={styles.candles} aria-label={label}>
      {HEIGHTS.map((height) => (
        <svg
          key={height}
          className={styles.candle}
          width="16"
          height={height + 24}
          fill="currentColor"
          aria-hidden="true"
        >
          <rect y="12" width="16" height={height} rx="4" />
          <rect x="7" width="2" height={height + 24} rx="1" />
        </svg>
      ))}
    </output>
  );
}
