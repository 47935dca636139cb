import type { Quiz } from "@candlewise/contracts/learning/schemas";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { useGetQuizResultsQuery } from "../api.ts";
import { LazyCelebration } from "../celebration/lazy-celebration.tsx";
import { LessonSkeleton } from "../player/lesson-skeleton.tsx";
import { LazyProblem } from "../player/lazy-problem.tsx";
import { QuizResults } from "./quiz-results.tsx";

interface FinishedQuizProps {
  quiz: Quiz;
  attemptId: string;
  /** Finished here and now. */
  isFresh: boolean;
  isOpening: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** The attempt still has open questions. */
  onUnfinished: () => void;
}

/** The result of an attempt; one that was just passed is celebrated first. */
export function FinishedQuiz({ quiz, attemptId, isFresh, onUnfinished, ...retry }: FinishedQuizProps) {
  const navigate = useNavigate();
  const [isCelebrated, setCelebrated] = useState(!isFresh);
  const query = useGetQuizResultsQuery({ params: { id: attemptId } });
  const play = useSound();
  const isJustPassed = !isCelebrated && query.data?.is_passed === true;
  const isOpen = errorCodeOf(query.error) === "attempt_open";
  const unfinished = useEffectEvent(onUnfinished);
  useEffect(() => {
    if (isOpen) unfinished();
  }, [isOpen]);
  useEffect(() => {
    if (isJustPassed) play("complete");
  }, [isJustPassed, play]);

  if (query.data?.completion && isJustPassed && !query.data.completion.is_repeat) {
    return (
      <LazyCelebration
        what={quiz.kind === "course_test" ? "course_test" : "quiz"}
        title={quiz.title}
        place={{ course_id: quiz.course_id, chapter_id: quiz.chapter_id, component_id: quiz.id }}
        ending={{ kind: "counted", completion: query.data.completion }}
        onAnswers={() => setCelebrated(true)}
      />
    );
  }
  if (query.data) return <QuizResults results={query.data} title={quiz.title} {...retry} />;
  if (query.error && !isOpen) {
    return <LazyProblem query={query} componentId={quiz.id} courseId={quiz.course_id} />;
  }
  return <LessonSkeleton onClose={() => navigate("/learn")} />;
}
