import { Navigate } from "#web/shared/routing/router.tsx";
import { useGetLessonTeaserQuery } from "#web/features/learning/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { TeaserProblem } from "./teaser-page.tsx";

/** `/lessons/:lessonId`: the short address of a lesson, for sharing; `first` is the first one of all. */
export function SharedLessonScreen() {
  const t = useT();
  const { lessonId } = useRouteParams("lessonId");
  const { data, error, refetch } = useGetLessonTeaserQuery({ params: { id: lessonId } });
  if (error) return <TeaserProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton name="lesson" title={t("learning.type.lesson")} />;
  const { course_id, chapter_id, component_id } = data.place;
  return <Navigate to={`/courses/${course_id}/chapters/${chapter_id}/lessons/${component_id}`} replace />;
}
