import type { CourseSummary } from "@candlewise/contracts/learning/schemas";
import type { ReactNode } from "react";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { ChallengesLink } from "#web/features/challenges/challenges-link.tsx";
import { useListCoursesQuery, useListMiniCoursesQuery, useListPathsQuery } from "#web/features/learning/api.ts";
import { CourseCard } from "#web/features/learning/course/course-card.tsx";
import { PathFacts } from "#web/features/learning/plan/path-facts.tsx";
import { AnalyzerLink } from "./analyzer-link.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./courses-screen.module.css";

/** All courses: those of the learner's path in order, the others, and the short ones. */
export function CoursesScreen() {
  const t = useT();
  const courses = useListCoursesQuery({});
  const minis = useListMiniCoursesQuery({});
  const paths = useListPathsQuery({});
  const title = t("learning.courses.title");
  const queries = [courses, minis, paths];
  const failed = queries.find(({ error, data }) => error && !data);
  if (failed) {
    const retry = () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    };
    return (
      <Page title={title}>
        <ErrorState error={failed.error} onRetry={retry} isRetrying={queries.some(({ isFetching }) => isFetching)} />
      </Page>
    );
  }
  if (!courses.data || !minis.data || !paths.data) return <PageSkeleton name="list" title={title} />;

  const path = paths.data.paths.find(({ is_active }) => is_active);
  const followed = path?.course_ids ?? [];
  const all = [...courses.data.courses, ...minis.data.mini_courses];
  const onPath = followed.flatMap((id) => all.find((course) => course.id === id) ?? []);
  const isBeside = ({ id }: CourseSummary) => !followed.includes(id);
  const others = courses.data.courses.filter(isBeside);
  const mini = minis.data.mini_courses.filter(isBeside);
  return (
    <Page title={title} aside={path && <PathFacts path={path} />}>
      <Stack gap={7}>
        <h1>{title}</h1>
        {onPath.length + others.length + mini.length === 0 && (
          <EmptyState title={t("learning.courses.none")}>{t("learning.courses.noneText")}</EmptyState>
        )}
        <ChallengesLink />
        <AnalyzerLink />
        <Section id="path" title={t("learning.courses.path")} courses={onPath} />
        <Section id="other" title={t("learning.courses.other")} courses={others} />
        <Section id="mini" title={t("learning.courses.mini")} courses={mini}>
          {t("learning.courses.miniText")}
        </Section>
      </Stack>
    </Page>
  );
}

interface SectionProps {
  id: string;
  title: string;
  courses: readonly CourseSummary[];
  children?: ReactNode;
}

function Section({ id, title, courses, children }: SectionProps) {
  if (courses.length === 0) return null;
  return (
    <Stack aria-labelledby={id} as="section" gap={2}>
      <h2 id={id}>{title}</h2>
      {children && <Text tone="muted">{children}</Text>}
      <Stack as="ul" gap={3} className={styles.list}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
