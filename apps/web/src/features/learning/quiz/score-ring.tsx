import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./score-ring.module.css";

interface ScoreRingProps {
  percent: number;
  passPercent: number;
  isPassed: boolean;
}

const SIZE = 208;
const STROKE = 18;
const RADIUS = (SIZE - STROKE) / 2 - 6;
const CENTRE = SIZE / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** A point on the ring, `share` of the way round from its top. */
function pointAt(share: number, radius: number): string {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
}

/** The score as a ring against the line that passes, which is marked across it. */
export function ScoreRing({ percent, passPercent, isPassed }: ScoreRingProps) {
  const t = useT();
  const pass = passPercent / 100;
  const tick = `M${pointAt(pass, RADIUS - STROKE / 2 - 5)}L${pointAt(pass, RADIUS + STROKE / 2 + 5)}`;
  const circle = { cx: CENTRE, cy: CENTRE, r: RADIUS, fill: "none", strokeWidth: STROKE };
  return (
    <div className={styles.ring} data-passed={isPassed}>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle {...circle} className={styles.rail} />
        {percent > 0 && (
          <circle
            {...circle}
            className={styles.arc}
            transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
            strokeLinecap="round"
            strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
          />
        )}
        <path d={tick} className={styles.gap} />
        <path d={tick} className={styles.tick} />
      </svg>
      <p className={styles.inside}>
        <span className={styles.number} dir="ltr">
          {t("statistics.share", { percent })}
        </span>
        <Text as="span" size={2} weight={600} tone="muted">
          {t("results.line", { percent: passPercent })}
        </Text>
      </p>
    </div>
  );
}
