import { useGetCourseTeaserQuery } from "#web/features/learning/api.ts";
import { useDuration } from "#web/features/learning/course/use-duration.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { TeaserPage, TeaserProblem } from "./teaser-page.tsx";

/** A course for somebody without an account: what it teaches, and its free lesson if it has one. */
export function StrangersCourse({ courseId }: { courseId: string }) {
  const t = useT();
  const duration = useDuration();
  const language = useLanguage();
  const { data: course, error, refetch } = useGetCourseTeaserQuery({ params: { id: courseId } });
  if (error) return <TeaserProblem error={error} onRetry={() => void refetch()} />;
  if (!course) return <PageSkeleton name="list" title={t("learning.courses.title")} />;
  return (
    <TeaserPage
      kind={t("teaser.course")}
      title={course.title}
      summary={course.summary}
      facts={[t("learning.lessons", { count: course.lessons }), duration(course.minutes)]}
      outcomes={course.outcomes}
      free={course.free}
      isInEnglish={language !== "en"}
    />
  );
}
