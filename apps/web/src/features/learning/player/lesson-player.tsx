import type { Lesson } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LazyCelebration } from "../celebration/lazy-celebration.tsx";
import { figurePageBefore } from "./figure-look.tsx";
import { ItemStep } from "./item-step.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { LessonPage } from "./lesson-page.tsx";
import { PlayerDock } from "./player-dock.tsx";
import { PlayerShell } from "./player-shell.tsx";
import { currentItem, currentStep, isLastStep, returning } from "./player-selectors.ts";
import { slotOf } from "./player-types.ts";
import type { PlayerState, Step } from "./player-types.ts";
import { StepPage } from "./step-page.tsx";
import { useLesson } from "./use-lesson.ts";

interface LessonPlayerProps {
  lesson: Lesson;
  /** The server holds something else than what is shown. */
  onStale: () => void;
}

/** A lesson from the page left last to its celebration. */
export function LessonPlayer({ lesson, onStale }: LessonPlayerProps) {
  const t = useT();
  const { state, dispatch, ending, fault, controls } = useLesson(lesson, onStale);
  const step = currentStep(state);
  const given = currentItem(state);
  const page = step && pageOf(lesson, step);
  if (!step || !page) return null;
  if (ending) return <LazyCelebration what="lesson" title={lesson.title} place={placeOf(lesson)} ending={ending} />;
  return (
    <PlayerShell
      title={lesson.title}
      onClose={controls.close}
      onBack={controls.back}
      progress={{ ...progressOf(state), label: t("player.pages") }}
      count={<PageCount at={state.at + 1} count={state.steps.length} returning={returning(state)} />}
      dock={
        <PlayerDock
          state={state}
          target={{ lesson_id: lesson.id }}
          glossary={lesson.glossary}
          finishLabel={t("player.finish")}
          fault={fault ? t("player.finishFailed") : null}
          onAction={controls.act}
          onGiveUp={controls.giveUp}
        />
      }
    >
      <StepPage
        stepId={step.id}
        title={step.isReview ? t("player.again") : page.title}
        titleLook={step.item ? "label" : "headline"}
        headingRef={controls.heading}
        direction={state.direction}
        isFallback={lesson.is_fallback && !step.isReview}
      >
        <LessonPage
          pageBefore={figurePageBefore(lesson, page)}
          lesson={lesson}
          page={page}
          isFirst={state.at === 0}
          isLast={isLastStep(state)}
        >
          {step.item && given && (
            <ItemStep
              item={step.item}
              slot={slotOf(step) ?? ""}
              given={given}
              dispatch={dispatch}
              glossary={lesson.glossary}
            />
          )}
        </LessonPage>
      </StepPage>
      <LeaveDialog {...controls.leaving} text={t("player.leave.text")} />
    </PlayerShell>
  );
}

const placeOf = ({ id, course_id, chapter_id }: Lesson) => ({ course_id, chapter_id, component_id: id });

const progressOf = (state: PlayerState) => ({
  value: state.at + 1,
  max: state.steps.length,
  returning: returning(state),
});

/** The page of a step; a question that comes back brings the words and the figure it is about. */
const pageOf = (lesson: Lesson, { id, item, isReview }: Step) =>
  lesson.pages.find((page) =>
    isReview ? page.item !== null && lesson.items[page.item]?.id === item?.id : page.id === id,
  );

function PageCount({ at, count, returning: back }: { at: number; count: number; returning: number }) {
  const t = useT();
  return (
    <>
      <span aria-hidden="true" dir="ltr">
        {at}/{count}
      </span>
      <span className="sr-only">{t("player.progress", { at, count })}</span>
      {back > 0 && <span className="sr-only">{t("player.returning", { count: back })}</span>}
    </>
  );
}
