import type { AnalysisTopic } from "@candlewise/contracts/analyzer/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LessonLink } from "#web/shared/ui/lesson-link.tsx";
import type { AnalysisLesson } from "../api.ts";
import styles from "./lessons.module.css";

interface LessonsProps {
  lessons: readonly AnalysisLesson[];
  topics: readonly AnalysisTopic[];
}

/** The lessons that explain what was found, each of them once. */
export function Lessons({ lessons, topics }: LessonsProps) {
  const t = useT();
  const fitting = lessons.filter(({ topic }) => topics.includes(topic));
  const shown = [...new Map(fitting.map((lesson) => [lesson.lesson_id, lesson])).values()];
  if (shown.length === 0) return null;
  return (
    <ul className={styles.lessons} aria-label={t("findings.lessons")}>
      {shown.map(({ lesson_id, title, course_title, minutes }) => (
        <li key={lesson_id}>
          <LessonLink id={lesson_id} title={title} about={t("findings.lesson", { course: course_title, minutes })} />
        </li>
      ))}
    </ul>
  );
}
