import type { CourseSummary } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import styles from "./course-card.module.css";
import { useDuration } from "./use-duration.ts";

/** Bodies of the card's candle, which fills as the course does. */
function ProgressCandle({ percent }: { percent: number }) {
  const filled = percent === 0 ? 0 : Math.max(6, (44 * percent) / 100);
  return (
    <svg className={styles.candle} width="28" height="72" viewBox="0 0 28 72" aria-hidden="true">
      <rect className={percent === 100 ? styles.filled : styles.body} x="12.5" y="2" width="3" height="68" rx="1.5" />
      <rect className={styles.body} x="2" y="14" width="24" height="44" rx="8" />
      {filled > 0 && (
        <rect className={styles.filled} x="2" y={58 - filled} width="24" height={filled} rx={Math.min(8, filled / 2)} />
      )}
    </svg>
  );
}

/** A course in a list: what it gives, how long it is, how far it is done. */
export function CourseCard({ course }: { course: CourseSummary }) {
  const t = useT();
  const duration = useDuration();
  const { percent } = course;
  const state = () => {
    if (percent === 100) return t("learning.courses.done");
    return course.is_begun || percent > 0 ? t("learning.percent", { percent }) : t("learning.courses.notBegun");
  };
  return (
    <CardLink to={`/courses/${course.id}`} className={styles.card}>
      <ProgressCandle percent={percent} />
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{course.title}</bdi>
        </span>
        <span className={styles.summary}>
          <bdi>{course.summary}</bdi>
        </span>
        <span className={styles.note}>
          {t("learning.lessons", { count: course.lessons })} · {duration(course.minutes)} ·{" "}
          <span className={styles.state} data-done={percent === 100 || undefined}>
            {state()}
          </span>
        </span>
      </span>
      <span className={styles.arrow}>
        <Icon name="forward" />
      </span>
    </CardLink>
  );
}
