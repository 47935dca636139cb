import type { Lesson } from "@candlewise/contracts/learning/schemas";
import { useCallback, useEffect, useReducer, useState } from "react";
import { useNavigate } from "react-router";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { prefetchDialog } from "#web/shared/ui/dialog.tsx";
import { Celebration } from "../celebration/celebration.tsx";
import { learningApi } from "../api.ts";
import { preloadItem } from "../items/item-view.tsx";
import { ItemStep } from "./item-step.tsx";
import { selectKeptPlace } from "./kept-places.ts";
import { preloadFigures } from "./lazy-figure.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { LessonPage } from "./lesson-page.tsx";
import { lessonStart } from "./lesson-start.ts";
import { PlayerDock } from "./player-dock.tsx";
import { PlayerShell } from "./player-shell.tsx";
import {
  currentItem,
  currentStep,
  hasUnsentWork,
  isLastStep,
  playerReducer,
  pressOf,
  readyAnswer,
  startPlayer,
} from "./player-state.ts";
import type { GivenAnswer } from "./player-state.ts";
import { StepPage, useStepFocus } from "./step-page.tsx";
import { useAnswering } from "./use-answering.ts";
import { useFinishLesson } from "./use-finish-lesson.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { usePlayerKeys } from "./use-player-keys.ts";
import { usePosition } from "./use-position.ts";

/** Where the cross leads. */
const PATH = "/learn";

interface LessonPlayerProps {
  lesson: Lesson;
  /** The server holds something else than what is shown. */
  onStale: () => void;
}

/** A lesson from the page left last to its celebration. */
export function LessonPlayer({ lesson, onStale }: LessonPlayerProps) {
  const t = useT();
  const navigate = useNavigate();
  const kept = useAppSelector((state) => selectKeptPlace(state, lesson.id));
  const [state, dispatch] = useReducer(playerReducer, undefined, () => startPlayer(lessonStart(lesson, kept)));
  const [isLeaving, setLeaving] = useState(false);
  const isUnderWay = lesson.status !== "completed";

  const step = currentStep(state);
  const position = usePosition(lesson.id, step?.id ?? null, { isKept: isUnderWay });
  const noteGiven = useKeptPlace(lesson.id, state, {
    isKept: isUnderWay,
    isPageSent: position.isSent,
    given: kept?.given ?? {},
  });
  const rememberJudged = useRememberJudged(lesson);
  const check = useAnswering({
    target: { lesson_id: lesson.id },
    state,
    dispatch,
    onGiven: noteGiven,
    onJudged: rememberJudged,
    onStale,
  });
  const { ending, fault, finish } = useFinishLesson(lesson);

  const leave = () => {
    position.flush();
    void navigate(PATH);
  };
  const close = () => (hasUnsentWork(state) ? setLeaving(true) : leave());
  const press = () => {
    const kind = pressOf(state);
    const ready = readyAnswer(state);
    if (kind === "finish") void finish(state);
    else if (kind === "continue") dispatch({ type: "went", to: state.at + 1 });
    else if (ready) check(ready.questionId, ready.answer);
  };
  usePlayerKeys({
    isActive: !isLeaving && ending === null,
    onPress: press,
    onClose: close,
    onTurn: (by) => dispatch({ type: "went", to: Math.min(state.at + by, state.furthest) }),
  });
  usePrefetchedStep(lesson, state.at);
  const heading = useStepFocus(step?.id);

  const page = lesson.pages[state.at];
  const given = currentItem(state);
  if (!step || !page) return null;
  if (ending) return <Celebration what="lesson" title={lesson.title} place={placeOf(lesson)} ending={ending} />;
  return (
    <PlayerShell
      title={lesson.title}
      onClose={close}
      progress={{ value: state.at + 1, max: state.steps.length, label: t("player.pages") }}
      count={<PageCount at={state.at + 1} count={state.steps.length} />}
      dock={
        <PlayerDock
          state={state}
          glossary={lesson.glossary}
          finishLabel={t("player.finish")}
          isFinishing={false}
          fault={fault ? t("player.finishFailed") : null}
          onPress={press}
        />
      }
    >
      <StepPage
        stepId={step.id}
        title={page.title}
        titleLook={step.item ? "label" : "headline"}
        headingRef={heading}
        direction={state.direction}
      >
        <LessonPage lesson={lesson} page={page} isFirst={state.at === 0} isLast={isLastStep(state)}>
          {step.item && given && (
            <ItemStep item={step.item} given={given} dispatch={dispatch} glossary={lesson.glossary} />
          )}
        </LessonPage>
      </StepPage>
      <LeaveDialog isOpen={isLeaving} text={t("player.leave.text")} onStay={() => setLeaving(false)} onLeave={leave} />
    </PlayerShell>
  );
}

const placeOf = ({ id, course_id, chapter_id }: Lesson) => ({ course_id, chapter_id, component_id: id });

export function PageCount({ at, count }: { at: number; count: number }) {
  const t = useT();
  return (
    <>
      <span aria-hidden="true" dir="ltr">
        {at}/{count}
      </span>
      <span className="sr-only">{t("player.progress", { at, count })}</span>
    </>
  );
}

/** Keeps the cached lesson in step, so that coming back to it shows the verdict without asking again. */
function useRememberJudged({ id, course_id, chapter_id }: Lesson): (given: GivenAnswer) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    ({ verdict, ...given }) => {
      if (!verdict) return;
      const input = lessonInput(course_id, chapter_id, id);
      dispatch(
        learningApi.util.updateQueryData("getLesson", input, (lesson) => {
          const others = lesson.answers.filter(({ question_id }) => question_id !== given.question_id);
          lesson.answers = [...others, { ...given, verdict }];
        }),
      );
    },
    [dispatch, id, course_id, chapter_id],
  );
}

/** The one way a lesson is asked for: its cache entry is found by it. */
export const lessonInput = (courseId: string, chapterId: string, lessonId: string) => ({
  params: { course_id: courseId, chapter_id: chapterId, id: lessonId },
  query: { styled_text: "true" },
});

/** Fetches the code that the next page needs while this one is read. */
function usePrefetchedStep(lesson: Lesson, at: number): void {
  useEffect(() => prefetchDialog(), []);
  useEffect(() => {
    const next = lesson.pages[at + 1];
    if (next?.figure) preloadFigures();
    const item = next?.item ? lesson.items[next.item] : undefined;
    // Without it the page shows its own waiting state.
    if (item) preloadItem(item.type).catch(() => undefined);
  }, [lesson, at]);
}
