import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./progress.module.css";

const share = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);

interface ProgressProps {
  value: number;
  max: number;
  label: string;
}

/** `returning`: so many of the last steps come back from earlier. */
export function ProgressBar({ value, max, label, returning = 0 }: ProgressProps & { returning?: number }) {
  return (
    <div className={styles.bar}>
      {returning > 0 && <div className={styles.returning} style={{ inlineSize: `${share(returning, max) * 100}%` }} />}
      <progress className="sr-only" value={value} max={max} aria-label={label} />
      <div className={styles.fill} style={{ inlineSize: `${share(value, max) * 100}%` }} />
    </div>
  );
}

interface RingProps extends ProgressProps {
  /** Pixels of the whole ring. */
  size: number;
  /** Pixels. */
  stroke?: number;
  colour?: "violet" | "lime";
  /** In the middle of the ring; the label says it to screen readers. */
  children?: ReactNode;
}

export function ProgressRing({ value, max, label, size, stroke = 5, colour = "violet", children }: RingProps) {
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: "none", strokeWidth: stroke };
  return (
    <span className={styles.ringBox}>
      <progress className="sr-only" value={value} max={max} aria-label={label} />
      <svg
        className={classNames(styles.ring, colour === "lime" && styles.lime)}
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
      >
        <circle {...circle} className={styles.rail} />
        {value > 0 && (
          <circle
            {...circle}
            className={styles.arc}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - share(value, max))}
          />
        )}
      </svg>
      <span className={styles.inside} data-large={size > 56 || undefined} aria-hidden="true">
        {children}
      </span>
    </span>
  );
}
