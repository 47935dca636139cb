import { useEffect, useId, useRef } from "react";
import type { PublicItem } from "@candlewise/domain/learning/items";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { VerdictBanner } from "../items/verdict-banner.tsx";
import type { Glossary } from "../prose/prose.tsx";
import { currentItem, currentStep, stepActionOf, givenUpAnswer, readyAnswer } from "./player-selectors.ts";
import { slotOf, type ItemState, type PlayerState, type Step } from "./player-types.ts";
import { ReportButton } from "../report/report-button.tsx";
import type { AnswerTarget } from "./use-answering.ts";
import { Dock, DockNote } from "./player-shell.tsx";

interface PlayerDockProps {
  state: PlayerState;
  /** Where its questions are asked. */
  target: AnswerTarget;
  glossary: Glossary;
  /** Label of the button on the last page. */
  finishLabel: string;
  /** The end did not get through. */
  fault: string | null;
  onAction: () => void;
  onGiveUp?: () => void;
}

/** Nothing asked here: the banner stays mounted with it, because a live region only speaks of changes. */
const NO_ITEM: PublicItem = { id: "", type: "choice", is_graded: false, prompt: [], choices: [] };

/** The main button, in reach of the thumb: check, then continue. The verdict rises around it. */
export function PlayerDock({ state, target, glossary, finishLabel, fault, onAction, onGiveUp }: PlayerDockProps) {
  const t = useT();
  const step = currentStep(state);
  const given = currentItem(state);
  const verdict = given?.phase === "judged" ? given.verdict : null;
  const action = stepActionOf(state);
  const labels = {
    check: t("player.check"),
    retry: t("ui.retry"),
    continue: t("ui.continue"),
    finish: finishLabel,
  };
  const canGiveUp = onGiveUp !== undefined && givenUpAnswer(state) !== null;
  return (
    <>
      {fault !== null && verdict && <DockNote tone="fault">{fault}</DockNote>}
      <VerdictBanner
        item={step?.item ?? NO_ITEM}
        verdict={verdict}
        onContinue={onAction}
        continueLabel={labels[action]}
        {...(canGiveUp && { onGiveUp })}
        glossary={glossary}
        aside={<StepReport step={step} target={target} />}
      />
      {!verdict && (
        <ActionDock
          {...{ given, fault, onAction }}
          {...(canGiveUp && { onGiveUp })}
          label={labels[action]}
          isBusy={given?.phase === "sending"}
          isReady={action !== "check" || readyAnswer(state) !== null || given?.phase === "sending"}
        />
      )}
    </>
  );
}

function StepReport({ step, target }: { step: Step | null; target: AnswerTarget }) {
  if (!step?.item) return null;
  return <ReportButton key={slotOf(step)} questionId={step.item.id} place={target} look="icon" />;
}

interface ActionDockProps {
  given: ItemState | null;
  fault: string | null;
  label: string;
  isBusy: boolean;
  isReady: boolean;
  onAction: () => void;
  onGiveUp?: () => void;
}

function ActionDock({ given, fault, label, isBusy, isReady, onAction, onGiveUp }: ActionDockProps) {
  const t = useT();
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = given?.phase === "waiting";
  const hasFailed = given?.hasFailed === true;
  useEffect(() => {
    if (isWaiting || hasFailed) button.current?.focus({ preventScroll: true });
  }, [isWaiting, hasFailed]);
  const text = hasFailed ? t("player.failed") : fault;
  return (
    <Dock
      note={
        text !== null ? (
          <DockNote tone="fault">{text}</DockNote>
        ) : (
          isWaiting && (
            <DockNote tone="calm" id={noteId}>
              {t("player.waiting")}
            </DockNote>
          )
        )
      }
    >
      <Button
        ref={button}
        isWide
        isBusy={isBusy}
        // Not `disabled`: the button keeps the focus when the answer is taken back, and says why nothing happens.
        aria-disabled={!isReady || undefined}
        {...(isWaiting && { "aria-describedby": noteId })}
        onClick={() => isReady && onAction()}
      >
        {label}
      </Button>
      {onGiveUp && (
        <Button look="quiet" isWide onClick={onGiveUp}>
          {t("items.reveal")}
        </Button>
      )}
    </Dock>
  );
}
