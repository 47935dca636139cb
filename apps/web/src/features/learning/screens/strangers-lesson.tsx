import { useGetLessonTeaserQuery } from "#web/features/learning/api.ts";
import { useDuration } from "#web/features/learning/course/use-duration.ts";
import { LessonView } from "#web/features/learning/player/lesson-view.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { TeaserPage, TeaserProblem } from "./teaser-page.tsx";
import { useGuestToken } from "./use-guest-token.ts";

interface StrangersLessonProps {
  courseId: string;
  chapterId: string;
  lessonId: string;
}

/** A lesson for somebody without an account: a free one begins at once, any other says what it is about. */
export function StrangersLesson(place: StrangersLessonProps) {
  const t = useT();
  const duration = useDuration();
  const { data: lesson, error, refetch } = useGetLessonTeaserQuery({ params: { id: place.lessonId } });
  const guest = useGuestToken({ isNeeded: lesson?.is_free === true });
  if (lesson?.is_free && guest.isReady) return <LessonView {...place} />;
  if (error) return <TeaserProblem error={error} onRetry={() => void refetch()} />;
  if (guest.error) return <TeaserProblem error={guest.error} onRetry={guest.retry} />;
  if (!lesson || lesson.is_free) return <PageSkeleton name="lesson" title={t("learning.type.lesson")} />;
  return (
    <TeaserPage
      kind={t("learning.type.lesson")}
      title={lesson.title}
      summary={lesson.summary}
      facts={[lesson.course.title, duration(lesson.minutes)]}
      isInEnglish={lesson.is_fallback}
    />
  );
}
