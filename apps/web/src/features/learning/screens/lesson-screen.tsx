import { Suspense } from "react";
import { LessonView } from "#web/features/learning/player/lesson-view.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";

const StrangersLesson = lazyComponent(() => import("./strangers-lesson.tsx"), "StrangersLesson", ["learning/teaser"]);

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
