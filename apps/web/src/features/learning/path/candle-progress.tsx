import { classNames } from "#web/shared/ui/class-names.ts";
import band from "./band-candles.module.css";
import styles from "./candle-progress.module.css";

/** Body height and how high it stands, of up to nine candles that climb. */
const SHAPES = [
  [20, 0],
  [14, 9],
  [22, 8],
  [13, 22],
  [20, 20],
  [16, 30],
  [22, 28],
  [14, 40],
  [18, 38],
] as const;

interface CandleProgressProps {
  total: number;
  completed: number;
  /** The first candle that is not completed is the one being worked on. */
  isOpen: boolean;
}

/** One candle for each component of a chapter; completed ones are filled. Decorative: the same is said in words beside it. */
export function CandleProgress({ total, completed, isOpen }: CandleProgressProps) {
  const shown = SHAPES.slice(0, Math.min(total, SHAPES.length));
  const filled = Math.floor((shown.length * completed) / Math.max(1, total));
  return (
    <svg
      className={classNames(band.candles, styles.progress)}
      width={shown.length * 14}
      height="78"
      viewBox={`0 0 ${shown.length * 14} 78`}
      aria-hidden="true"
    >
      {shown.map(([height, lift], index) => {
        const status = index < filled ? "completed" : index === filled && isOpen ? "in_progress" : "locked";
        const y = 70 - lift - height;
        return (
          <g key={lift} data-status={status}>
            <rect x={index * 14 + 5} y={y - 6} width="2" height={height + 12} rx="1" />
            <rect x={index * 14 + 1.5} y={y} width="9" height={height} rx="3" />
          </g>
        );
      })}
    </svg>
  );
}
