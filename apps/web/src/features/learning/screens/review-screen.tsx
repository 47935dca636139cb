import type { ReviewPlan, Skill } from "@candlewise/contracts/learning/schemas";
import { MASTERY_LEVELS } from "@candlewise/domain/learning/reviews/mastery-levels";
import { addDays } from "@candlewise/domain/learning/local-day";
import { useGetReviewPlanQuery, useListSkillsQuery } from "#web/features/learning/api.ts";
import { Forecast } from "#web/features/learning/review/forecast.tsx";
import { REVIEW_SESSION } from "#web/features/learning/review/hrefs.ts";
import { useReviewDay } from "#web/features/learning/review/review-day.ts";
import { DrillLink, SkillList } from "#web/features/learning/review/skill-list.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** S7.93: what is due today, the days ahead, and every skill with its mastery. */
export function ReviewScreen() {
  const t = useT();
  const plan = useGetReviewPlanQuery(undefined, FRESH);
  const skills = useListSkillsQuery(undefined, FRESH);
  const title = t("review.title");
  if (plan.data && skills.data) return <Loaded plan={plan.data} skills={skills.data.skills} />;
  const failed = [plan, skills].find(({ error, data }) => error && !data);
  if (!failed) return <PageSkeleton name="list" title={title} />;
  const retry = () => {
    void plan.refetch();
    void skills.refetch();
  };
  return (
    <Page title={title} bar={{ back: "/learn" }}>
      <h1 className="sr-only">{title}</h1>
      <ErrorState error={failed.error} onRetry={retry} isRetrying={plan.isFetching || skills.isFetching} />
    </Page>
  );
}

function Loaded({ plan, skills }: { plan: ReviewPlan; skills: readonly Skill[] }) {
  const t = useT();
  const title = t("review.title");
  if (skills.length === 0) {
    return (
      <Page title={title} bar={{ back: "/learn" }}>
        <h1 className="sr-only">{title}</h1>
        <EmptyState title={t("review.never.title")} actions={<LinkButton to="/learn">{t("app.nav.learn")}</LinkButton>}>
          {t("review.never.text")}
        </EmptyState>
      </Page>
    );
  }
  const weakestFirst = skills.toSorted(
    (a, b) => MASTERY_LEVELS.indexOf(a.mastery) - MASTERY_LEVELS.indexOf(b.mastery) || (a.next_on < b.next_on ? -1 : 1),
  );
  return (
    <Page title={title} bar={{ back: "/learn" }}>
      <Stack gap={7}>
        <h1>{title}</h1>
        <Today plan={plan} />
        <Stack as="section" gap={3} aria-labelledby="forecast">
          <h2 id="forecast">{t("review.forecast")}</h2>
          <Card>
            <Forecast plan={plan} />
          </Card>
        </Stack>
        <Stack as="section" gap={3} aria-labelledby="skills">
          <h2 id="skills">{t("review.skills")}</h2>
          <Text tone="muted">{t("review.masteryHint")}</Text>
          <SkillList
            skills={weakestFirst}
            today={plan.today}
            trailing={({ id, title: name }) => <DrillLink id={id} title={name} />}
          />
        </Stack>
      </Stack>
    </Page>
  );
}

function Today({ plan }: { plan: ReviewPlan }) {
  const t = useT();
  const { day } = useReviewDay(plan.today);
  if (plan.due > 0) {
    return (
      <Card as="section" gap={4}>
        <Stack gap={1}>
          <Text as="h2" size={7}>
            {t("review.due", { count: plan.due })}
          </Text>
          <Text tone="muted">
            {t("review.about", { minutes: plan.minutes })} · {t("review.dueText")}
          </Text>
        </Stack>
        <LinkButton isWide to={REVIEW_SESSION}>
          {t("review.start")}
        </LinkButton>
      </Card>
    );
  }
  const isEnough = plan.done_today >= plan.daily_limit;
  const isTomorrow = plan.next_on === addDays(plan.today, 1);
  return (
    <Card as="section" gap={1}>
      <Text as="h2" size={7}>
        {t("review.none.title")}
      </Text>
      {plan.next_on !== null && (
        <Text tone="muted">
          {isEnough
            ? t("review.none.enough", { count: plan.done_today })
            : isTomorrow
              ? t("review.none.tomorrow")
              : t("review.none.on", { day: day(plan.next_on) })}
        </Text>
      )}
    </Card>
  );
}
