import type { StudyPlan } from "@candlewise/contracts/profile/schemas";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { WeekCandles } from "#web/features/funnel/plan/week-candles.tsx";
import { useDuration } from "#web/features/learning/course/use-duration.ts";
import { formatDay } from "#web/features/profile/calendar-formats.ts";
import { profileApi } from "#web/features/profile/api.ts";
import { DailyGoalStepper } from "#web/features/profile/daily-goal-stepper.tsx";
import { useChangeProperties } from "#web/features/profile/use-change-properties.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { EndDock, Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./plan-screen.module.css";

/** How much a day, how often, and until when. The daily goal can be changed here, and the rest follows. */
export function PlanScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = profileApi.endpoints.getStudyPlan.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const title = t("plan.title");
  if (data) return <Plan plan={data} />;
  if (!error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title}>
      <h1 className="sr-only">{title}</h1>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}

function Plan({ plan }: { plan: StudyPlan }) {
  const t = useT();
  const language = useLanguage();
  if (plan.finish_on === null || !plan.first_course) {
    return (
      <Page title={t("plan.title")} bar={{ back: "/learn", isClose: true }}>
        <h1 className="sr-only">{t("plan.title")}</h1>
        <EmptyState
          title={t("plan.empty.title")}
          actions={<LinkButton to="/goal">{t("plan.empty.action")}</LinkButton>}
        >
          {t("plan.empty.text")}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t("plan.title")} bar={{ back: "/learn", isClose: true }}>
      <Stack gap={4}>
        <Stack as="header" gap={2} className={styles.band}>
          <Text size={4} weight={700} className={styles.kicker}>
            {t("plan.title")}
          </Text>
          <Text as="h1" size={9}>
            {t("plan.done", { date: formatDay(plan.finish_on, language) })}
          </Text>
          <WeekCandles days={plan.days_per_week} label={t("plan.week", { count: plan.days_per_week })} />
        </Stack>
        <PaceCard plan={plan} />
        <PlanFacts plan={plan} />
        {plan.offers_placement && (
          <p className={styles.hint}>
            <Icon name="jump" size={20} />
            {t("plan.placement")}
          </p>
        )}
        <Text size={4} tone="muted">
          {t("plan.why")}
        </Text>
        <EndDock>
          <LinkButton to="/learn" isWide>
            {t("plan.back")}
          </LinkButton>
        </EndDock>
      </Stack>
    </Page>
  );
}

function PaceCard({ plan }: { plan: StudyPlan }) {
  const t = useT();
  const duration = useDuration();
  const change = useChangeProperties();
  return (
    <Card className={styles.pace}>
      <div>
        <Text as="h2" size={6}>
          {t("plan.pace")}
        </Text>
        <Text size={4} tone="muted">
          {t("plan.lessonsADay", { count: plan.lessons_per_day })} ·{" "}
          {t("plan.fact.day", { duration: duration(plan.minutes_per_day) })}
        </Text>
      </div>
      <DailyGoalStepper
        value={plan.lessons_per_day}
        onSettled={(lessons) => void change({ target_lessons: lessons })}
      />
    </Card>
  );
}

function PlanFacts({ plan }: { plan: StudyPlan }) {
  const t = useT();
  const duration = useDuration();
  const facts = [
    [t("plan.fact.days", { count: plan.days_per_week }), t("plan.fact.free")],
    [
      t("plan.fact.left", { count: plan.lessons_left }),
      `${t("plan.fact.whole", { duration: duration(plan.minutes_left) })} · ${t("plan.fact.own", { count: plan.own_lessons_left })}`,
    ],
  ] as const;
  return (
    <ul className={styles.facts}>
      {facts.map(([what, more]) => (
        <Card as="li" key={what} gap={0}>
          <Text as="span" size={6} weight={800}>
            {what}
          </Text>
          <Text as="span" size={4} tone="muted">
            {more}
          </Text>
        </Card>
      ))}
    </ul>
  );
}
