import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { Suspense, useEffect } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { showProgress } from "../path/progress-cache.ts";
import { ItemStep } from "../player/item-step.tsx";
import { LeaveDialog } from "../player/leave-dialog.tsx";
import { PlayerDock } from "../player/player-dock.tsx";
import { PlayerShell } from "../player/player-shell.tsx";
import { currentItem, currentStep, tallyOf } from "../player/player-selectors.ts";
import { StepPage } from "../player/step-page.tsx";
import { AwaitedResult } from "./lazy-awaited-result.ts";
import { useAttempt } from "./use-attempt.ts";
import { Strokes } from "#web/shared/ui/strokes.tsx";

interface AttemptPlayerProps {
  attempt: QuizAttempt;
  /** The quiz whose progress the path shows; none for a placement test or a challenge. */
  quizId?: string;
  /** Name of the quiz or the day of a challenge, or of what a placement test opens. */
  title: string;
  onFinished: () => void;
  /** The server holds something else than what is shown. */
  onStale: () => void;
  /** Where closing leads; the path if absent. */
  home?: string;
}

/** S7.73: the questions of an attempt one at a time, each with its verdict. It goes on where it was left, on any device. */
export function AttemptPlayer({ attempt, quizId, title, onFinished, onStale, home = "/learn" }: AttemptPlayerProps) {
  const t = useT();
  const { state, dispatch, controls, awaited } = useAttempt(attempt, { onFinished, onStale, home });
  const step = currentStep(state);
  const given = currentItem(state);
  const tally = tallyOf(state);
  useShownProgress(quizId, tally);
  if (awaited) {
    return (
      <Suspense>
        <AwaitedResult title={title} {...awaited} />
      </Suspense>
    );
  }
  if (!step?.item || !given) return null;
  return (
    <PlayerShell
      title={title}
      onClose={controls.close}
      progress={{ value: tally.answered, max: tally.asked, label: t("quiz.bar") }}
      count={tally.answered > 0 && <RightCount {...tally} />}
      dock={
        <PlayerDock
          state={state}
          target={{ attempt_id: attempt.id }}
          glossary={attempt.glossary}
          finishLabel={t("quiz.seeResult")}
          fault={null}
          onAction={controls.act}
        />
      }
    >
      <StepPage
        stepId={step.id}
        title={t("quiz.question", { at: state.at + 1, count: state.steps.length })}
        titleLook="label"
        headingRef={controls.heading}
        direction={state.direction}
      >
        <ItemStep item={step.item} slot={step.id} given={given} dispatch={dispatch} glossary={attempt.glossary} />
      </StepPage>
      <LeaveDialog {...controls.leaving} text={t("quiz.leave.text")} />
    </PlayerShell>
  );
}

/** Keeps the path in step with the quiz. */
function useShownProgress(quizId: string | undefined, { answered, asked }: { answered: number; asked: number }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (quizId !== undefined) dispatch(showProgress(quizId, answered, asked));
  }, [dispatch, quizId, answered, asked]);
}

/** Right answers beside all answers so far: honest at every moment. */
function RightCount({ answered, correct }: { answered: number; correct: number }) {
  const t = useT();
  return (
    <Row as="span" gap={1}>
      <Text as="span" tone="gain">
        <Strokes path="m4 10.500 4 4 8-9" grid={20} size={16} width={3.2} />
      </Text>
      <span aria-hidden="true" dir="ltr">
        {correct}/{answered}
      </span>
      <span className="sr-only">{t("results.score", { correct, asked: answered })}</span>
    </Row>
  );
}
