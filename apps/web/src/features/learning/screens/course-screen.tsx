import type { Component, CoursePathway } from "@candlewise/contracts/learning/schemas";
import { Suspense, useId, useState } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useBeginCourseMutation, useGetCoursePathwayQuery } from "#web/features/learning/api.ts";
import { ChapterList } from "#web/features/learning/course/chapter-list.tsx";
import { CourseHero } from "#web/features/learning/course/course-hero.tsx";
import { firstHref, nextUp } from "#web/features/learning/path/next-up.ts";
import { ContinueLink } from "#web/features/learning/plan/continue-link.tsx";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { LessonsLeftLine } from "./lessons-left-line.tsx";
import styles from "./course-screen.module.css";
import { courseInput } from "#web/features/learning/inputs.ts";
import { useRouteParams } from "#web/shared/routing/route-params.ts";

const StrangersCourse = lazyComponent(() => import("./strangers-course.tsx"), "StrangersCourse", ["learning/teaser"]);

/** Comes when somebody wants to jump. */
const JumpDialog = lazyComponent(() => import("#web/features/learning/path/jump-dialog.tsx"), "JumpDialog");

/** `/courses/:courseId` */
export function CourseScreen() {
  const t = useT();
  const { courseId } = useRouteParams("courseId");
  const isStranger = useIsStranger();
  if (!isStranger) return <LearnersCourse courseId={courseId} />;
  return (
    <Suspense fallback={<PageSkeleton name="list" title={t("learning.courses.title")} />}>
      <StrangersCourse courseId={courseId} />
    </Suspense>
  );
}

/** A course: what it is for, its chapters, and the way in. */
function LearnersCourse({ courseId }: { courseId: string }) {
  const t = useT();
  const { currentData: course, error, isFetching, refetch } = useGetCoursePathwayQuery(courseInput(courseId));
  if (course) return <Course course={course} />;
  if (!error || isFetching) return <PageSkeleton name="list" title={t("learning.courses.title")} />;
  const back = <LinkButton to="/courses">{t("learning.plan.courses")}</LinkButton>;
  const title = t("learning.courses.title");
  return (
    <Page title={title} bar={{ back: "/courses" }}>
      <h1 className="sr-only">{title}</h1>
      {statusOf(error) === 404 ? (
        <EmptyState mood="lost" title={t("learning.course.missing")} actions={back}>
          {t("learning.course.missingText")}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Course({ course }: { course: CoursePathway }) {
  const t = useT();
  const [jump, setJump] = useState<{ component: Component; isOpen: boolean } | null>(null);
  const entry = useBegin(course);
  const wayIn = (
    <Stack gap={2}>
      <WayIn course={course} {...entry} />
      <LessonsLeftLine courseId={course.id} />
    </Stack>
  );
  const outcomes = course.outcomes.length > 0 && <Outcomes course={course} />;
  const isFirst = ({ id }: Component) => id === course.chapters[0]?.components[0]?.id;
  return (
    <Page
      title={course.title}
      bar={{ back: "/courses" }}
      aside={
        <>
          {wayIn}
          {outcomes && <Card>{outcomes}</Card>}
        </>
      }
    >
      <Stack gap={6}>
        <CourseHero course={course} />
        <div className={styles.narrow}>{wayIn}</div>
        <div className={styles.narrow}>{outcomes}</div>
        <section aria-labelledby="chapters">
          <h2 id="chapters" className={styles.heading}>
            {t("learning.course.chapters")}
          </h2>
          <ChapterList
            course={course}
            onJump={(component) => (isFirst(component) ? entry.begin() : setJump({ component, isOpen: true }))}
          />
        </section>
      </Stack>
      {jump && (
        <Suspense>
          <JumpDialog
            node={jump.component}
            course={course}
            isOpen={jump.isOpen}
            onClose={() => setJump({ ...jump, isOpen: false })}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** What a course promises; ticked once it is done. */
function Outcomes({ course: { outcomes, percent } }: { course: CoursePathway }) {
  const t = useT();
  const id = useId();
  const isDone = percent === 100;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t("learning.course.outcomes")}
      </h2>
      <Stack as="ul" gap={2} className={styles.outcomes} data-done={isDone || undefined}>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <Icon name={isDone ? "check" : "target"} size={20} />
            <bdi>{outcome}</bdi>
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** Opens a course that is not begun at its first component. */
function useBegin(course: CoursePathway) {
  const t = useT();
  const navigate = useNavigate();
  const [begin, { isLoading }] = useBeginCourseMutation();
  const start = async () => {
    const { data } = await begin({ params: { id: course.id }, body: {} });
    const opened = data && nextUp([data]);
    if (opened) navigate(opened.href);
    else toast(t("learning.course.beginFailed"), { variant: "error" });
  };
  return { begin: () => void start(), isBeginning: isLoading };
}

interface WayInProps extends ReturnType<typeof useBegin> {
  course: CoursePathway;
}

/** Continue, begin or read again, whichever the course is ready for. */
function WayIn({ course, begin, isBeginning }: WayInProps) {
  const t = useT();
  const next = nextUp([course]);
  if (next) return <ContinueLink {...next} isFirst={course.percent === 0} />;
  const first = firstHref(course);
  if (!first) return null;
  if (course.percent === 100) {
    return (
      <LinkButton to={first} look="secondary" isWide>
        {t("learning.course.again")}
      </LinkButton>
    );
  }
  return (
    <Button isWide isBusy={isBeginning} onClick={begin}>
      {t("learning.course.begin")}
    </Button>
  );
}
