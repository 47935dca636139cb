import type { CourseSummary } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon } from "#web/shared/ui/icon.tsx";
import { ProgressBar } from "#web/shared/ui/progress.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import kinds from "../kinds/kinds.module.css";
import { KIND_ICONS } from "../kinds/kinds.ts";
import styles from "./course-card.module.css";
import { Tile } from "#web/shared/ui/tinted.tsx";
import { useDuration } from "./use-duration.ts";

/** Outcomes that a card names; the course's own page has them all. */
const NAMED = 3;

/** A course in a list: what it gives, how long it is, how far it is done, and what opening it does. */
export function CourseCard({ course }: { course: CourseSummary }) {
  const t = useT();
  const duration = useDuration();
  const { percent, kind } = course;
  const isBegun = course.is_begun || percent > 0;
  const isDone = percent === 100;
  const own = kind === "mini_course" ? kind : "lesson";
  return (
    <CardLink to={`/courses/${course.id}`} className={styles.card}>
      <span className={styles.head}>
        <Tile size="large" className={classNames(kinds.kind, styles.mark)} data-kind={own} aria-hidden="true">
          <Icon name={KIND_ICONS[own]} size={26} />
        </Tile>
        <span className={styles.words}>
          <Text as="span" size={6} weight={800}>
            <bdi>{course.title}</bdi>
          </Text>
          <Text as="span" size={2} weight={600} tone="muted">
            {t("learning.lessons", { count: course.lessons })} · {duration(course.minutes)} ·{" "}
            <span className={styles.state} data-done={isDone || undefined}>
              {isDone && t("learning.courses.done")}
              {!isDone && (isBegun ? t("learning.percent", { percent }) : t("learning.courses.notBegun"))}
            </span>
          </Text>
        </span>
        <span className={styles.arrow}>
          <Icon name="forward" />
        </span>
      </span>
      <Text as="span" size={4} tone="muted">
        <bdi>{course.summary}</bdi>
      </Text>
      {isBegun && !isDone && <ProgressBar value={percent} max={100} label={t("learning.percent", { percent })} />}
      {!isDone && (
        <Text as="ul" size={3} className={styles.outcomes}>
          {course.outcomes.slice(0, NAMED).map((outcome) => (
            <li key={outcome}>
              <Icon name="target" size={16} />
              <bdi>{outcome}</bdi>
            </li>
          ))}
        </Text>
      )}
    </CardLink>
  );
}
