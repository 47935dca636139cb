import type { Component, CoursePathway } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { tallyOf } from "../path/map-model.ts";
import { ComponentRow } from "./component-row.tsx";
import styles from "./chapter-list.module.css";

interface ChapterListProps {
  course: CoursePathway;
  onJump: (component: Component) => void;
}

/** The chapters of a course in order, with every component and where it stands. S3.10 */
export function ChapterList({ course, onJump }: ChapterListProps) {
  const t = useT();
  return (
    <ol className={styles.chapters}>
      {course.chapters.map((chapter, index) => {
        const { completed, total } = tallyOf(chapter.components);
        return (
          <li key={chapter.id} className={styles.chapter}>
            <header className={styles.head}>
              <p className={styles.note}>
                {t("learning.course.chapter", { number: index + 1 })}
                {completed > 0 && ` · ${t("learning.course.doneOf", { completed, total })}`}
              </p>
              <h3 className={styles.title}>
                <bdi>{chapter.title}</bdi>
              </h3>
              <p className={styles.summary}>
                <bdi>{chapter.summary}</bdi>
              </p>
            </header>
            <ol>
              {chapter.components.map((component, at) => (
                <li key={component.id}>
                  <ComponentRow
                    component={component}
                    courseId={course.id}
                    chapterId={chapter.id}
                    isStart={component.status === "jump_here" && index + at === 0}
                    onJump={onJump}
                  />
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}
