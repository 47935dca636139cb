import type { QuizResults } from "@candlewise/contracts/learning/schemas";
import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ProgressBar } from "#web/shared/ui/progress.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { hrefOf } from "../path/map-model.ts";
import { drillHref } from "../review/hrefs.ts";
import styles from "./skill-bars.module.css";

type Skill = Pick<QuizResults["skills"][number], "id" | "title" | "asked" | "correct" | "lesson">;

interface SkillBarsProps {
  skills: readonly Skill[];
}

/** How much of each skill was right, the weakest first; what was missed leads to its lesson. */
export function SkillBars({ skills }: SkillBarsProps) {
  const t = useT();
  const weakestFirst = skills.toSorted((a, b) => a.correct / a.asked - b.correct / b.asked);
  return (
    <Stack as="ul" gap={4} className={styles.skills}>
      {weakestFirst.map(({ id, title, asked, correct, lesson }) => (
        <li key={id}>
          <Text as="span" size={4} weight={700}>
            <bdi>{title}</bdi>
          </Text>
          <Text as="span" size={2} weight={600} tone="muted">
            {t("results.skillScore", { correct, asked })}
          </Text>
          <div className={styles.bar}>
            <ProgressBar value={correct} max={asked} label={title} />
          </div>
          {correct < asked && lesson && (
            <Row gap={4} wraps>
              <Link
                className={styles.lesson}
                to={hrefOf({ id: lesson.component_id, type: "lesson" }, lesson.course_id, lesson.chapter_id)}
              >
                {t("results.skillLesson", { title: lesson.title })}
              </Link>
              <Link className={styles.lesson} to={drillHref(id)} aria-label={`${t("results.skillDrill")}: ${title}`}>
                {t("results.skillDrill")}
              </Link>
            </Row>
          )}
        </li>
      ))}
    </Stack>
  );
}
