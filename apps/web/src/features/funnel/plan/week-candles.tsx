import { classNames } from "#web/shared/ui/class-names.ts";
import styles from "./week-candles.module.css";

/** Heights of the seven bodies, in pixels: a week that climbs. */
const BODIES = [22, 28, 26, 34, 40, 44, 52] as const;

/** A week as seven candles, those of learning lit; the others are the days off. */
export function WeekCandles({ days, label }: { days: number; label: string }) {
  return (
    <svg className={classNames(styles.week, "mirrored")} viewBox="0 0 232 76" role="img" aria-label={label}>
      {BODIES.map((height, index) => (
        <g key={height} data-lit={index < days || undefined} className={styles.day}>
          <rect x={index * 34 + 4} y={66 - height} width="20" height={height} rx="6" />
          <rect x={index * 34 + 13} y={60 - height} width="2" height={height + 14} rx="1" />
        </g>
      ))}
    </svg>
  );
}
