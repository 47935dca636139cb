import type { Quiz } from "@candlewise/contracts/learning/schemas";
import { Suspense, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "#web/shared/routing/router.tsx";
import { useGetQuizQuery } from "../api.ts";
import { useIsShown } from "#web/shared/ui/use-is-pressed.ts";
import { LessonSkeleton } from "../player/lesson-skeleton.tsx";
import { LazyProblem } from "../player/lazy-problem.tsx";
import { AttemptPlayer } from "./attempt-player.tsx";
import { QuizIntro } from "./quiz-intro.tsx";
import { useOpenAttempt } from "./use-open-attempt.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const loadFinished = () => import("./finished-quiz.tsx");
const FinishedQuiz = lazyComponent(loadFinished, "FinishedQuiz");

/** S7.73: a quiz by its id: what it asks, the attempt, its result. The result has a URL of its own, `?attempt=`. */
export function QuizView({ quizId }: { quizId: string }) {
  const navigate = useNavigate();
  const query = useGetQuizQuery({ params: { id: quizId } }, { refetchOnMountOrArgChange: true });
  const isShown = useIsShown(query.currentData !== undefined);
  if (query.currentData && isShown) return <LoadedQuiz quiz={query.currentData} onStale={() => void query.refetch()} />;
  if (query.error && !query.isFetching) {
    return <LazyProblem query={query} componentId={quizId} />;
  }
  return <LessonSkeleton onClose={() => navigate("/learn")} />;
}

function LoadedQuiz({ quiz, onStale }: { quiz: Quiz; onStale: () => void }) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { opened, open, close, isOpening, error } = useOpenAttempt(quiz.id);
  const finishedId = search.get("attempt");
  const [freshId, setFreshId] = useState<string | null>(null);
  const start = async () => {
    if (await open()) setSearch({}, { replace: true });
  };
  const isUnderWay = opened !== null;
  useEffect(() => {
    // A failure shows when the result is due.
    if (isUnderWay) void loadFinished().catch(() => undefined);
  }, [isUnderWay]);
  const shared = { isOpening, hasFailed: error !== undefined };
  if (opened && finishedId === null) {
    return (
      <AttemptPlayer
        key={`${opened.attempt.id} ${opened.turn}`}
        attempt={opened.attempt}
        quizId={quiz.id}
        title={quiz.title}
        onFinished={() => {
          setFreshId(opened.attempt.id);
          setSearch({ attempt: opened.attempt.id }, { replace: true });
          close();
        }}
        onStale={() => {
          close();
          onStale();
        }}
      />
    );
  }
  if (finishedId !== null) {
    return (
      <Suspense fallback={<LessonSkeleton onClose={() => navigate("/learn")} />}>
        <FinishedQuiz
          key={finishedId}
          quiz={quiz}
          attemptId={finishedId}
          isFresh={finishedId === freshId}
          {...shared}
          onRetry={() => void start()}
          onUnfinished={() => setSearch({}, { replace: true })}
        />
      </Suspense>
    );
  }
  return <QuizIntro quiz={quiz} {...shared} onStart={() => void start()} />;
}
