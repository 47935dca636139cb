import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { LessonLink } from "#web/shared/ui/lesson-link.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Brief } from "./api.ts";
import styles from "./learn-list.module.css";

/** What there is to learn from a brief, each with the lesson that explains it. */
export function LearnList({ topics }: Pick<Brief, "topics">) {
  const t = useT();
  return (
    <Card as="section" gap={4}>
      <h2>{t("briefs.learn")}</h2>
      <ul className={styles.topics}>
        {topics.map(({ topic, lesson }) => (
          <li key={topic}>
            <Text>{t(`briefs.topic.${topic}`)}</Text>
            {lesson && (
              <LessonLink
                id={lesson.lesson_id}
                title={lesson.title}
                about={t("briefs.lesson", { course: lesson.course_title, minutes: lesson.minutes })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
