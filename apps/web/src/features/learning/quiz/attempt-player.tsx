import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { useEffect } from "react";
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
import { AwaitedResult } from "./awaited-result.tsx";
import { useAttempt } from "./use-attempt.ts";

interface AttemptPlayerProps {
  attempt: QuizAttempt;
  /** The quiz whose progress the path shows; none for a placement test. */
  quizId?: string;
  /** Name of the quiz, or of what a placement test opens. */
  title: string;
  onFinished: () => void;
  /** The server holds something else than what is shown. */
  onStale: () => void;
}

/** S7.73: the questions of an attempt one at a time, each with its verdict. It goes on where it was left, on any device. */
export function AttemptPlayer({ attempt, quizId, title, onFinished, onStale }: AttemptPlayerProps) {
  const t = useT();
  const { state, dispatch, controls, awaited } = useAttempt(attempt, onFinished, onStale);
  const step = currentStep(state);
  const given = currentItem(state);
  const tally = tallyOf(state);
  useShownProgress(quizId, tally);
  if (awaited) return <AwaitedResult title={title} {...awaited} />;
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
          glossary={attempt.glossary}
          finishLabel={t("quiz.seeResult")}
          fault={null}
          onPress={controls.press}
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
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path
            d="m4 10.500 4 4 8-9"
            fill="none"
            stroke="currentColor"
            strokeWidth="3.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </Text>
      <span aria-hidden="true" dir="ltr">
        {correct}/{answered}
      </span>
      <span className="sr-only">{t("results.score", { correct, asked: answered })}</span>
    </Row>
  );
}
