import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
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
              <Link to={`/lessons/${lesson.lesson_id}`} className={styles.lesson}>
                <Icon name="book" size={22} />
                <span className={styles.words}>
                  <Text as="span" size={4} weight={700} isBlock>
                    {lesson.title}
                  </Text>
                  <Text as="span" size={2} tone="muted" isBlock>
                    {t("briefs.lesson", { course: lesson.course_title, minutes: lesson.minutes })}
                  </Text>
                </span>
                <Icon name="forward" size={20} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
