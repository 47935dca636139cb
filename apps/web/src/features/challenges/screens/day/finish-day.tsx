import { useEffect, useEffectEvent, useState } from "react";
import { useCompleteChallengeTaskMutation, type ChallengeTask } from "#web/features/challenges/api.ts";
import { challengeHref } from "#web/features/challenges/hrefs.ts";
import { PlayerShell } from "#web/features/learning/player/player-shell.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { CandleLoader } from "#web/shared/ui/skeleton.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";

interface FinishDayProps {
  task: ChallengeTask;
  judge: () => Promise<number | null>;
  onDone: () => void;
  /** The server still lacks an answer. */
  onUnfinished: () => void;
}

/** Completes a day whose questions are all answered: by itself, and again on request if it does not get through. */
export function FinishDay({ task, judge, onDone, onUnfinished }: FinishDayProps) {
  const t = useT();
  const navigate = useNavigate();
  const [complete] = useCompleteChallengeTaskMutation();
  const [hasFailed, setFailed] = useState(false);
  /** Whether it got through. */
  const send = async (): Promise<boolean> => {
    const score = task.judged_score ?? (await judge());
    if (score === null) {
      onUnfinished();
      return true;
    }
    const { data } = await complete({ params: { id: task.id }, body: { score } });
    if (data) onDone();
    return data !== undefined;
  };
  const finish = () => void send().then((isSent) => setFailed(!isSent));
  const retry = () => {
    setFailed(false);
    finish();
  };
  const begin = useEffectEvent(finish);
  useEffect(() => begin(), []);
  return (
    <PlayerShell title={task.title} onClose={() => navigate(challengeHref(task.challenge.id))}>
      <h1 className="sr-only">{task.title}</h1>
      {hasFailed ? (
        <EmptyState
          mood="sorry"
          title={t("challenges.unsaved.title")}
          actions={
            <Button look="secondary" icon="refresh" onClick={retry}>
              {t("ui.retry")}
            </Button>
          }
        >
          {t("challenges.unsaved.text")}
        </EmptyState>
      ) : (
        <CandleLoader label={t("challenges.saving")} />
      )}
    </PlayerShell>
  );
}
