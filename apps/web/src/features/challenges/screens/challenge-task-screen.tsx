import { Suspense, useState } from "react";
import type { ChallengeTask } from "#web/features/challenges/api.ts";
import { challengeHref, CHALLENGES } from "#web/features/challenges/hrefs.ts";
import { useChallengeTask } from "#web/features/challenges/use-challenge-task.ts";
import { LessonSkeleton } from "#web/features/learning/player/lesson-skeleton.tsx";
import { AttemptPlayer } from "#web/features/learning/quiz/attempt-player.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";
import { FinishDay } from "./day/finish-day.tsx";

/** They come at the end, in the simulator, or when something is wrong. */
const DayResult = lazyComponent(() => import("./day/day-result.tsx"), "DayResult");
const PracticeDay = lazyComponent(() => import("./day/practice-day.tsx"), "PracticeDay");
const DayProblem = lazyComponent(() => import("./day/day-problem.tsx"), "DayProblem");

/** S7.45: the task of a day, from its first question or step to its result. */
export function ChallengeTaskScreen() {
  const { taskId } = useRouteParams("taskId");
  return <TaskOfDay key={taskId} taskId={taskId} />;
}

function TaskOfDay({ taskId }: { taskId: string }) {
  const navigate = useNavigate();
  const query = useChallengeTask(taskId);
  const task = query.currentData;
  const waiting = <LessonSkeleton onClose={() => navigate(task ? challengeHref(task.challenge.id) : CHALLENGES)} />;
  if (!task && !query.error) return waiting;
  return (
    <Suspense fallback={waiting}>
      {task ? (
        <LoadedDay task={task} judge={async () => (await query.refetch()).data?.judged_score ?? null} />
      ) : (
        <DayProblem query={query} />
      )}
    </Suspense>
  );
}

interface LoadedDayProps {
  task: ChallengeTask;
  /** Asks the server for the score; null while something is missing. */
  judge: () => Promise<number | null>;
}

function LoadedDay({ task, judge }: LoadedDayProps) {
  const [isAnswered, setAnswered] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const [turn, setTurn] = useState(0);
  if (task.status === "completed") return <DayResult task={task} isFresh={isFresh} />;
  const onDone = () => setFresh(true);
  if (task.practice) return <PracticeDay task={task} practice={task.practice} onDone={onDone} />;
  if (isAnswered || task.judged_score !== null || !task.attempt) {
    return <FinishDay task={task} judge={judge} onDone={onDone} onUnfinished={() => setAnswered(false)} />;
  }
  const restart = async () => {
    await judge();
    setTurn(turn + 1);
  };
  return (
    <AttemptPlayer
      key={`${task.attempt.id} ${turn}`}
      attempt={task.attempt}
      title={task.title}
      home={challengeHref(task.challenge.id)}
      onFinished={() => setAnswered(true)}
      onStale={() => void restart()}
    />
  );
}
