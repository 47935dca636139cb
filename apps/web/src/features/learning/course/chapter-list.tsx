import type { Component, CoursePathway } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
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
    <Stack as="ol" gap={4}>
      {course.chapters.map((chapter, index) => {
        const { completed, total } = tallyOf(chapter.components);
        return (
          <Card key={chapter.id} as="li" className={styles.chapter}>
            <header className={styles.head}>
              <Text size={2} weight={600} tone="muted">
                {t("learning.course.chapter", { number: index + 1 })}
                {completed > 0 && ` · ${t("learning.course.doneOf", { completed, total })}`}
              </Text>
              <Text as="h3" size={6}>
                <bdi>{chapter.title}</bdi>
              </Text>
              <Text size={4} tone="muted">
                <bdi>{chapter.summary}</bdi>
              </Text>
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
          </Card>
        );
      })}
    </Stack>
  );
}
