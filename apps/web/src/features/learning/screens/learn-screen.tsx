import type { Pathway } from "@candlewise/contracts/learning/schemas";
import { memo, Suspense, useCallback, useDeferredValue, useState } from "react";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useGetDailyGoalQuery, useGetPathwayQuery } from "#web/features/learning/api.ts";
import { ACTIVE_PATH } from "#web/features/learning/inputs.ts";
import { hrefAt, type MapNode } from "#web/features/learning/path/map-model.ts";
import { nextUp } from "#web/features/learning/path/next-up.ts";
import { PathMap } from "#web/features/learning/path/path-map.tsx";
import { ContinueLink } from "#web/features/learning/plan/continue-link.tsx";
import { PathFacts } from "#web/features/learning/plan/path-facts.tsx";
import { SkipDayAsk } from "#web/features/learning/plan/skip-day-ask.tsx";
import { TodaySummary } from "#web/features/learning/plan/today-card.tsx";
import { goalComponent } from "#web/features/learning/plan/todays-plan.ts";
import { useToday } from "#web/features/learning/plan/use-today.ts";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Dock, Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useIsWide } from "#web/shared/ui/use-is-wide.ts";
import { LearnNotice } from "./learn-notice/learn-notice.tsx";
import { TodayButton } from "./learn-today-button.tsx";
import styles from "./learn-screen.module.css";
import { LessonsLeftLine } from "./lessons-left-line.tsx";
import { PlanLine } from "./plan-line.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

/** Come when they are due. */
const Goodbye = lazyComponent(() => import("#web/features/learning/plan/goodbye.tsx"), "Goodbye");
const JumpDialog = lazyComponent(() => import("#web/features/learning/path/jump-dialog.tsx"), "JumpDialog");

/** Costly to draw: redrawn only when the path itself has changed. */
const Map = memo(PathMap);

/** The path the learner follows, and what to do next. */
export function LearnScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useGetPathwayQuery(ACTIVE_PATH);
  // The map is much to draw: deferred, it never holds up a touch.
  const pathway = useDeferredValue(data);
  const title = t("learning.title");
  if (pathway) return <Learn pathway={pathway} />;
  if (statusOf(error) === 404) {
    return (
      <Page title={title}>
        <h1 className="sr-only">{title}</h1>
        <EmptyState
          mood="happy"
          title={t("learning.empty.title")}
          actions={<LinkButton to="/goal">{t("learning.empty.action")}</LinkButton>}
        >
          {t("learning.empty.text")}
        </EmptyState>
      </Page>
    );
  }
  if (!error || data) return <PageSkeleton name="path" title={title} />;
  return (
    <Page title={title}>
      <h1 className="sr-only">{title}</h1>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}

function Learn({ pathway }: { pathway: Pathway }) {
  const t = useT();
  const { goal } = useGetDailyGoalQuery({}, { selectFromResult: ({ data }) => ({ goal: data }) });
  const { today, skipDay, isOver } = useToday(pathway, goal);
  const isCalm = today !== null && today.goal.completed_lessons >= today.goal.target_lessons;
  const [jump, setJump] = useState<{ node: MapNode; isOpen: boolean } | null>(null);
  const explain = useCallback(
    ({ unlockedBy: title }: MapNode) =>
      toast(title === null ? t("learning.map.lockedFirst") : t("learning.map.locked", { title })),
    [t],
  );
  const askToJump = useCallback((node: MapNode) => setJump({ node, isOpen: true }), []);
  const ask = skipDay && <SkipDayAsk skipDay={skipDay} href={hrefAt(pathway, placeOf(skipDay))} />;
  const isWide = useIsWide();
  const notice = !ask && <LearnNotice path={pathway} />;
  const next = (
    <Next pathway={pathway} isCalm={isCalm} lessonsToday={isOver ? (goal?.completed_lessons ?? null) : null} />
  );

  return (
    <Page
      title={t("learning.title")}
      bar={{ trailing: today && <TodayButton today={today} /> }}
      aside={
        <Stack gap={4} className={styles.side}>
          {ask}
          {today && (
            <Card className={styles.todayCard}>
              <TodaySummary today={today} />
              {!ask && next}
              {/* Last, because it comes late and would move what stands below it. */}
              <LessonsLeftLine />
            </Card>
          )}
          <PathFacts path={pathway} />
          <PlanLine />
          {notice}
        </Stack>
      }
    >
      <h1 className="sr-only">{t("learning.title")}</h1>
      {/* First in the document, so that what to do next is the first stop of the Tab key. */}
      <Dock className={styles.dock} data-dock="">
        {ask ?? next}
        {!isWide && notice}
      </Dock>
      <Map
        pathway={pathway}
        goalAt={today && goalComponent(today.plan, today.goal)}
        onLocked={explain}
        onJump={askToJump}
      />
      {jump && (
        <Suspense>
          <JumpDialog {...jump} onClose={() => setJump({ ...jump, isOpen: false })} />
        </Suspense>
      )}
    </Page>
  );
}

type SkipDay = NonNullable<ReturnType<typeof useToday>["skipDay"]>;
const placeOf = ({ courseId, chapterId, lessonId }: SkipDay) => ({
  course_id: courseId,
  chapter_id: chapterId,
  component_id: lessonId,
});

interface NextProps {
  pathway: Pathway;
  /** Today is done. */
  isCalm: boolean;
  /** Lessons of a day at whose goal the learner chose to stop. */
  lessonsToday: number | null;
}

function Next({ pathway: { courses, percent }, isCalm, lessonsToday }: NextProps) {
  const next = nextUp(courses);
  if (!next) return null;
  if (lessonsToday !== null) {
    return (
      <Suspense>
        <Goodbye lessons={lessonsToday} next={next} />
      </Suspense>
    );
  }
  return <ContinueLink {...next} isFirst={percent === 0} isCalm={isCalm} />;
}
