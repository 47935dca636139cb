import type { CoursePathway } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./course-hero.module.css";
import { CourseSkyline } from "./course-skyline.tsx";
import { useDuration } from "./use-duration.ts";

/** What a course is and how far it is done. */
export function CourseHero({ course }: { course: CoursePathway }) {
  const t = useT();
  const duration = useDuration();
  return (
    <header className={styles.hero}>
      <Text size={2} weight={600} className={styles.note}>
        {t(course.kind === "course" ? "learning.course.kindCourse" : "learning.course.kindMini")}
        {" · "}
        {t("learning.lessons", { count: course.lessons })} · {duration(course.minutes)}
      </Text>
      <Text as="h1" size={9} className={styles.title}>
        <bdi>{course.title}</bdi>
      </Text>
      <p className={styles.summary}>
        <bdi>{course.summary}</bdi>
      </p>
      <Stack gap={3} className={styles.progress}>
        <CourseSkyline chapters={course.chapters} />
        <Text size={2} weight={700}>
          {t("learning.percent", { percent: course.percent })}
        </Text>
      </Stack>
    </header>
  );
}
