import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { useEffect, useReducer, useState } from "react";
import { useNavigate } from "react-router";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { prefetchDialog } from "#web/shared/ui/dialog.tsx";
import { preloadItem } from "../items/item-view.tsx";
import { ItemStep } from "../player/item-step.tsx";
import { dropPlace, selectKeptPlace } from "../player/kept-places.ts";
import { LeaveDialog } from "../player/leave-dialog.tsx";
import { attemptStart } from "../player/lesson-start.ts";
import { PlayerDock } from "../player/player-dock.tsx";
import { PlayerShell } from "../player/player-shell.tsx";
import {
  currentItem,
  currentStep,
  hasUnsentWork,
  playerReducer,
  pressOf,
  readyAnswer,
  startPlayer,
  tallyOf,
} from "../player/player-state.ts";
import { StepPage, useStepFocus } from "../player/step-page.tsx";
import { useAnswering } from "../player/use-answering.ts";
import { useKeptPlace } from "../player/use-kept-place.ts";
import { usePlayerKeys } from "../player/use-player-keys.ts";
import styles from "./attempt-player.module.css";
import { AwaitedResult } from "./awaited-result.tsx";

interface AttemptPlayerProps {
  attempt: QuizAttempt;
  /** Name of the quiz, or of what a placement test opens. */
  title: string;
  onFinished: () => void;
  /** The server holds something else than what is shown. */
  onStale: () => void;
}

/** S7.73: the questions of an attempt one at a time, each with its verdict. It goes on where it was left, on any device. */
export function AttemptPlayer({ attempt, title, onFinished, onStale }: AttemptPlayerProps) {
  const t = useT();
  const navigate = useNavigate();
  const storeDispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectKeptPlace(state, attempt.id));
  const [state, dispatch] = useReducer(playerReducer, undefined, () => startPlayer(attemptStart(attempt, kept)));
  const [isLeaving, setLeaving] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const step = currentStep(state);
  const given = currentItem(state);
  const tally = tallyOf(state);
  const isWhole = Object.values(state.items).every(({ phase }) => phase === "judged");

  const noteGiven = useKeptPlace(attempt.id, state, { isKept: true, isPageSent: () => true, given: kept?.given ?? {} });
  const check = useAnswering({
    target: { attempt_id: attempt.id },
    state,
    dispatch,
    onGiven: noteGiven,
    onStale,
  });
  const finish = () => {
    if (!isWhole) {
      setAwaited(true);
      return;
    }
    storeDispatch(dropPlace(attempt.id));
    onFinished();
  };
  const leave = () => void navigate("/learn");
  const close = () => (hasUnsentWork(state) ? setLeaving(true) : leave());
  const press = () => {
    const kind = pressOf(state);
    const ready = readyAnswer(state);
    if (kind === "finish") finish();
    else if (kind === "continue") dispatch({ type: "went", to: state.at + 1 });
    else if (ready) check(ready.questionId, ready.answer);
  };
  usePlayerKeys({
    isActive: !isLeaving && !isAwaited,
    onPress: press,
    onClose: close,
    onTurn: (by) => dispatch({ type: "went", to: Math.min(state.at + by, state.furthest) }),
  });
  usePrefetchedQuestion(attempt, state.at);
  const heading = useStepFocus(step?.id);

  if (isAwaited) return <AwaitedResult title={title} isReady={isWhole} onReady={finish} onClose={leave} />;
  if (!step?.item || !given) return null;
  return (
    <PlayerShell
      title={title}
      onClose={close}
      progress={{ value: tally.answered, max: tally.asked, label: t("quiz.bar") }}
      count={tally.answered > 0 && <RightCount {...tally} />}
      dock={
        <PlayerDock
          state={state}
          glossary={attempt.glossary}
          finishLabel={t("quiz.seeResult")}
          isFinishing={false}
          fault={null}
          onPress={press}
        />
      }
    >
      <StepPage
        stepId={step.id}
        title={t("quiz.question", { at: state.at + 1, count: state.steps.length })}
        titleLook="label"
        headingRef={heading}
        direction={state.direction}
      >
        <ItemStep item={step.item} given={given} dispatch={dispatch} glossary={attempt.glossary} />
      </StepPage>
      <LeaveDialog isOpen={isLeaving} text={t("quiz.leave.text")} onStay={() => setLeaving(false)} onLeave={leave} />
    </PlayerShell>
  );
}

/** Right answers beside all answers so far: honest at every moment. */
function RightCount({ answered, correct }: { answered: number; correct: number }) {
  const t = useT();
  return (
    <span className={styles.right}>
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
      <span aria-hidden="true" dir="ltr">
        {correct}/{answered}
      </span>
      <span className="sr-only">{t("results.score", { correct, asked: answered })}</span>
    </span>
  );
}

function usePrefetchedQuestion(attempt: QuizAttempt, at: number): void {
  useEffect(() => prefetchDialog(), []);
  useEffect(() => {
    const next = attempt.questions[at + 1];
    // Without it the question shows its own waiting state.
    if (next) preloadItem(next.type).catch(() => undefined);
  }, [attempt, at]);
}
