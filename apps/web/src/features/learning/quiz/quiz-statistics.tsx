import type { QuizStatistics as Statistics } from "@candlewise/contracts/learning/schemas";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./quiz-statistics.module.css";
import { Card } from "#web/shared/ui/card.tsx";
import { QuestionDetails } from "./question-details.tsx";
import { SkillBars } from "./skill-bars.tsx";

/** S7.73: all attempts together (one alone is the result above it), and how all learners answered what this one has answered. */
export function QuizStatistics({ statistics }: { statistics: Statistics }) {
  const t = useT();
  const skills = statistics.skills.map(({ answered, ...skill }) => ({ ...skill, asked: answered }));
  return (
    <Stack as="section" gap={4} className={styles.statistics} aria-labelledby="quiz-statistics">
      <h2 id="quiz-statistics">{t("statistics.title")}</h2>
      <dl className={styles.numbers}>
        <Card>
          <dt>{t("statistics.attempts")}</dt>
          <dd>{statistics.attempts}</dd>
        </Card>
        <Card>
          <dt>{t("statistics.best")}</dt>
          <dd dir="ltr">{t("statistics.share", { percent: statistics.best_percent ?? 0 })}</dd>
        </Card>
      </dl>
      {skills.length > 0 && statistics.attempts > 1 && (
        <>
          <h3>{t("statistics.accuracy")}</h3>
          <SkillBars skills={skills} />
        </>
      )}
      {statistics.questions.length > 0 && (
        <>
          <h3>{t("statistics.others")}</h3>
          <Text size={4} weight={500} tone="muted">
            {t("statistics.othersHint")}
          </Text>
          <Stack as="ul" gap={2}>
            {statistics.questions.map((question) => (
              <SharesOfQuestion key={question.question_id} question={question} />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}

function SharesOfQuestion({ question }: { question: Statistics["questions"][number] }) {
  const t = useT();
  return (
    <QuestionDetails
      prompt={plainText(question.prompt).replaceAll(/\s+/g, " ")}
      end={
        <Text as="span" size={2} weight={700} className={styles.solved}>
          {t("statistics.solved", { percent: question.correct_percent })}
        </Text>
      }
    >
      <Stack as="ul" gap={1} className={styles.shares}>
        {question.choices.map(({ text, percent }, index) => (
          <Text key={index} as="li" size={4} weight={500} className={styles.share}>
            <span className={styles.fill} style={{ inlineSize: `${percent}%` }} aria-hidden="true" />
            <span className={styles.words}>
              <Prose nodes={text} isPhrase />
            </span>
            <strong dir="ltr">{t("statistics.share", { percent })}</strong>
          </Text>
        ))}
      </Stack>
      <Text size={4} weight={500} tone="muted" className={styles.answered}>
        {t("statistics.answered", { count: question.answered })}
      </Text>
    </QuestionDetails>
  );
}
