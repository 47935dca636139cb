import type { CoursePathway } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./course-hero.module.css";
import { CourseSkyline } from "./course-skyline.tsx";
import { useDuration } from "./use-duration.ts";

/** What a course is and how far it is done. */
export function CourseHero({ course }: { course: CoursePathway }) {
  const t = useT();
  const duration = useDuration();
  return (
    <header className={styles.hero}>
      <p className={styles.note}>
        {t(course.kind === "course" ? "learning.course.kindCourse" : "learning.course.kindMini")}
        {" · "}
        {t("learning.lessons", { count: course.lessons })} · {duration(course.minutes)}
      </p>
      <h1 className={styles.title}>
        <bdi>{course.title}</bdi>
      </h1>
      <p className={styles.summary}>
        <bdi>{course.summary}</bdi>
      </p>
      <div className={styles.progress}>
        <CourseSkyline chapters={course.chapters} />
        <p className={styles.percent}>{t("learning.percent", { percent: course.percent })}</p>
      </div>
    </header>
  );
}
