import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./learned-card.module.css";
import type { LearnedTotals, SkylineWeek } from "./skyline.ts";
import { SkylineChart } from "./skyline-chart.tsx";

/** What was learned: three sums of all time and the skyline of the last weeks. */
export function LearnedCard({ totals, weeks }: { totals: LearnedTotals; weeks: readonly SkylineWeek[] }) {
  const t = useT();
  const { lessons, excellent, quizzes } = totals;
  const isEmpty = lessons + quizzes === 0;
  return (
    <Card gap={5}>
      <dl className={styles.sums}>
        <Sum value={lessons} label={t("profile.learned.lessons", { count: lessons })} />
        <Sum value={excellent} label={t("profile.learned.excellent")} />
        <Sum value={quizzes} label={t("profile.learned.quizzes", { count: quizzes })} />
      </dl>
      <div>
        <h3>{t("profile.skyline.title", { count: weeks.length })}</h3>
        <Text size={4} tone="muted">
          {t(isEmpty ? "profile.skyline.empty" : "profile.skyline.text")}
        </Text>
      </div>
      <SkylineChart weeks={weeks} />
      {isEmpty ? (
        <LinkButton to="/learn" isWide>
          {t("profile.skyline.start")}
        </LinkButton>
      ) : (
        <Text as="ul" size={2} weight={600} tone="muted" className={styles.legend}>
          <li data-kind="completed">{t("profile.skyline.completed")}</li>
          <li data-kind="excellent">{t("profile.skyline.excellent")}</li>
        </Text>
      )}
    </Card>
  );
}

function Sum({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
