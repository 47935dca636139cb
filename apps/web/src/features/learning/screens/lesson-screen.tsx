import { lazy, Suspense } from "react";
import { LessonView } from "#web/features/learning/player/lesson-view.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { useIsStranger } from "#web/shared/session/use-is-stranger.ts";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";

const StrangersLesson = lazy(async () => {
  const [module] = await Promise.all([import("./strangers-lesson.tsx"), loadMessages(["learning/teaser"])]);
  return { default: module.StrangersLesson };
});

/** `/courses/:courseId/chapters/:chapterId/lessons/:lessonId` */
export function LessonScreen() {
  const t = useT();
  const place = useRouteParams("courseId", "chapterId", "lessonId");
  const isStranger = useIsStranger();
  if (!isStranger) return <LessonView key={place.lessonId} {...place} />;
  return (
    <Suspense fallback={<PageSkeleton name="lesson" title={t("learning.type.lesson")} />}>
      <StrangersLesson key={place.lessonId} {...place} />
    </Suspense>
  );
}
