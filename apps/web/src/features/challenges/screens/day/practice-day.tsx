import { useEffect, useState } from "react";
import { useCompleteChallengeTaskMutation, type ChallengeTask } from "#web/features/challenges/api.ts";
import { challengeHref } from "#web/features/challenges/hrefs.ts";
import { PlayerHeading } from "#web/features/learning/player/player-heading.tsx";
import { Dock, DockNote, PlayerShell } from "#web/features/learning/player/player-shell.tsx";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { OffHoursNote } from "#web/features/learning/task/off-hours-note.tsx";
import { setOpenTask } from "#web/features/learning/task/open-task.ts";
import { placeHref } from "#web/features/learning/task/place-href.ts";
import { TaskSteps } from "#web/features/learning/task/task-steps.tsx";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";

interface PracticeDayProps {
  task: ChallengeTask;
  practice: NonNullable<ChallengeTask["practice"]>;
  onDone: () => void;
}

/** A day in the simulator: what to do and why, with a mark at every step that the account shows. */
export function PracticeDay({ task, practice, onDone }: PracticeDayProps) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => setOpenTask(pathname), [pathname]);
  const { steps } = practice;
  const done = steps.filter(({ is_done }) => is_done).length;
  return (
    <PlayerShell
      title={task.title}
      onClose={() => navigate(challengeHref(task.challenge.id))}
      progress={{ value: done, max: steps.length, label: t("task.progress", { done, count: steps.length }) }}
      count={`${done}/${steps.length}`}
      dock={<PracticeDock task={task} practice={practice} onDone={onDone} />}
    >
      <Stack gap={3}>
        <PlayerHeading icon="chart" kind={t("challenges.day", { day: task.day })} title={task.title} />
        {task.is_fallback && (
          <Text size={3} weight={600} tone="muted">
            {t("task.fallback")}
          </Text>
        )}
        <div dir="auto">
          <Prose nodes={practice.why} />
        </div>
        <Text as="h2" size={7}>
          {t("task.steps")}
        </Text>
        {!practice.is_ready && <OffHoursNote off_hours={practice.off_hours} />}
        <TaskSteps steps={steps} />
        <Text size={4} weight={500} tone="muted">
          {t("task.practice")}
        </Text>
      </Stack>
    </PlayerShell>
  );
}

function PracticeDock({ task, practice, onDone }: PracticeDayProps) {
  const t = useT();
  const [complete, { isLoading }] = useCompleteChallengeTaskMutation();
  const [problem, setProblem] = useState<"incomplete" | "failed" | null>(null);
  const finish = async (score: number) => {
    setProblem(null);
    const { data, error } = await complete({ params: { id: task.id }, body: { score } });
    if (data) {
      setOpenTask(null);
      onDone();
    } else setProblem(errorCodeOf(error) === "day_unfinished" ? "incomplete" : "failed");
  };
  const { judged_score: score } = task;
  const place = (
    <LinkButton isWide look={score === null ? "primary" : "quiet"} to={placeHref(practice)}>
      {t(`task.go.${practice.place}`)}
    </LinkButton>
  );
  if (score === null) return <Dock>{place}</Dock>;
  return (
    <Dock note={problem && <DockNote tone="fault">{t(`task.problem.${problem}`)}</DockNote>}>
      <Button isWide isBusy={isLoading} onClick={() => void finish(score)}>
        {t("task.complete")}
      </Button>
      {place}
    </Dock>
  );
}
