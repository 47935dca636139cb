import { MASTERY_LEVELS, type MasteryLevel } from "@candlewise/domain/learning/reviews/mastery-levels";
import styles from "./skill-list.module.css";

/** Three rising bars, filled as far as the level; the words beside it say the same. */
export function MasteryMark({ level }: { level: MasteryLevel }) {
  const filled = MASTERY_LEVELS.indexOf(level);
  return (
    <svg className={styles.mark} data-level={level} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {[1, 2, 3].map((step) => (
        <rect
          key={step}
          data-filled={step <= filled || undefined}
          x={7 * step - 5}
          y={21 - 6 * step}
          width="5"
          height={6 * step}
          rx="1.500"
        />
      ))}
    </svg>
  );
}
