import { useRef } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useDuration } from "../course/use-duration.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { ChapterSkyline } from "../course/chapter-skyline.tsx";
import styles from "./course-gate.module.css";
import type { MapCourse } from "./map-model.ts";

interface CourseGateProps {
  course: MapCourse;
  /** Courses of the path. */
  total: number;
  isUnfolded: boolean;
  /** Null where a course cannot be folded. Gets the gate, to keep it in place. */
  onToggle: ((course: MapCourse, gate: Element) => void) | null;
}

/** Stands at the foot of a course on the map: what it is, how far it is done, and the way to its page. */
export function CourseGate({ course, total, isUnfolded, onToggle }: CourseGateProps) {
  const t = useT();
  const duration = useDuration();
  const gate = useRef<HTMLDivElement>(null);
  return (
    <div ref={gate} className={styles.gate}>
      <ChapterSkyline chapters={course.chapters.map(({ completed, total }) => completed / Math.max(1, total))} />
      <div className={styles.text}>
        <Text size={2} weight={600} tone="muted">
          {t("learning.gate.place", { course: course.number, total })}
          {course.percent > 0 && ` · ${t("learning.percent", { percent: course.percent })}`}
        </Text>
        <Text as="h2" size={6} className={styles.title}>
          <Link to={`/courses/${course.id}`}>
            <bdi>{course.title}</bdi>
          </Link>
        </Text>
        <Text size={2} weight={600} tone="muted">
          {t("learning.lessons", { count: course.lessons })} · {duration(course.minutes)}
        </Text>
      </div>
      {onToggle ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? `course-${course.id}` : undefined}
          aria-label={t(isUnfolded ? "learning.gate.fold" : "learning.gate.unfold", { title: course.title })}
          onClick={() => gate.current && onToggle(course, gate.current)}
        >
          <Icon name={isUnfolded ? "minus" : "plus"} />
        </button>
      ) : (
        <span className={styles.arrow}>
          <Icon name="forward" />
        </span>
      )}
    </div>
  );
}
