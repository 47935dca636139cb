import { useState } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import type { Lesson } from "@candlewise/contracts/learning/schemas";
import { useIsPressed } from "#web/shared/ui/use-is-pressed.ts";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { useGetCoursePathwayQuery, useGetLessonQuery } from "../api.ts";
import { courseInput, lessonInput } from "../inputs.ts";
import { useHome } from "../path/use-home.ts";
import { LessonPlayer } from "./lesson-player.tsx";
import { LessonSkeleton } from "./lesson-skeleton.tsx";
import { LazyProblem } from "./lazy-problem.tsx";

interface LessonViewProps {
  courseId: string;
  chapterId: string;
  lessonId: string;
}

/** Seconds. */
const MOMENT = 2;

/** S7.67: a lesson by its address. */
export function LessonView({ courseId, chapterId, lessonId }: LessonViewProps) {
  const navigate = useNavigate();
  const isStranger = useIsStranger();
  const home = useHome(courseId);
  // What another device did counts: a lesson in the cache is shown only when it is of this moment, or cannot be asked for again.
  const query = useGetLessonQuery(lessonInput(courseId, chapterId, lessonId), { refetchOnMountOrArgChange: MOMENT });
  // For the celebration, which names what comes next.
  useGetCoursePathwayQuery(courseInput(courseId), { skip: isStranger });
  const [begun, setBegun] = useState<{ lesson: Lesson; turn: number } | null>(null);
  const lesson = query.currentData;
  // The cross of the loading screen is not that of the player.
  const isPressed = useIsPressed(begun?.lesson.id !== lessonId);
  if (lesson && !query.isFetching && !isPressed && begun?.lesson.id !== lessonId)
    setBegun({ lesson, turn: (begun?.turn ?? 0) + 1 });

  const restart = async () => {
    const fresh = await query.refetch();
    if (fresh.data) setBegun({ lesson: fresh.data, turn: (begun?.turn ?? 0) + 1 });
  };
  if (begun?.lesson.id === lessonId) {
    return <LessonPlayer key={`${lessonId} ${begun.turn}`} lesson={begun.lesson} onStale={() => void restart()} />;
  }
  if (query.error && !query.isFetching) {
    return <LazyProblem query={query} componentId={lessonId} courseId={courseId} />;
  }
  return <LessonSkeleton onClose={() => navigate(home.to)} />;
}
