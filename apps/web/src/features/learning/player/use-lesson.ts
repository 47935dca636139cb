import type { Lesson } from "@candlewise/contracts/learning/schemas";
import { useEffect, useReducer } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { prefetchDialog } from "#web/shared/ui/dialog.tsx";
import { learningApi } from "../api.ts";
import { lessonInput } from "../inputs.ts";
import { preloadCelebration } from "../celebration/lazy-celebration.tsx";
import { preloadItems } from "../items/item-view.tsx";
import { useHome } from "../path/use-home.ts";
import { selectSavedProgress } from "./saved-progress.ts";
import { preloadFigures } from "./lazy-figure.tsx";
import { lessonStart } from "./lesson-start.ts";
import { currentStep } from "./player-selectors.ts";
import { playerReducer, startPlayer } from "./player-state.ts";
import type { GivenAnswer } from "./player-types.ts";
import { useAnswering } from "./use-answering.ts";
import { useFinishLesson } from "./use-finish-lesson.ts";
import { useSaveProgress } from "./use-save-progress.ts";
import { usePlayerControls } from "./use-player-controls.ts";
import { usePosition } from "./use-position.ts";

/** A lesson under way: its pages, its answers, its saved progress, and how it ends. */
export function useLesson(lesson: Lesson, onStale: () => void) {
  const navigate = useNavigate();
  const home = useHome(lesson.course_id);
  const saved = useAppSelector((store) => selectSavedProgress(store, lesson.id));
  const [state, dispatch] = useReducer(playerReducer, undefined, () => startPlayer(lessonStart(lesson, saved)));
  const { ending, fault, finish } = useFinishLesson(lesson);
  const isEnabled = lesson.status !== "completed" && ending?.kind !== "counted";
  const step = currentStep(state);
  // The server knows the pages of a lesson; that a missed question is shown again is known here alone.
  const position = usePosition(lesson.id, step && !step.isReview ? step.id : null, { isEnabled });
  const isPageSent = () => step?.isReview !== true && position.isSent();
  const given = saved?.given ?? {};
  const onGiven = useSaveProgress(lesson.id, state, { isEnabled, isPageSent, given });
  const onJudged = useRememberJudged(lesson);
  const target = { lesson_id: lesson.id };
  const check = useAnswering({ target, state, dispatch, onGiven, onJudged, onStale });
  const controls = usePlayerControls({
    state,
    dispatch,
    isPaused: ending !== null,
    check,
    onFinish: () => void finish(state),
    onLeave: () => {
      position.flush();
      navigate(home.to);
    },
  });
  usePrefetchedStep(lesson, state.at);
  return { state, dispatch, ending, fault, controls };
}

/** Adds verdicts to the cached lesson, so that coming back to it shows the verdict without asking again. */
function useRememberJudged({ id, course_id, chapter_id }: Lesson): (given: GivenAnswer) => void {
  const dispatch = useAppDispatch();
  return ({ verdict, ...given }) => {
    if (!verdict) return;
    const input = lessonInput(course_id, chapter_id, id);
    dispatch(
      learningApi.util.updateQueryData("getLesson", input, (lesson) => {
        const others = lesson.answers.filter(({ question_id }) => question_id !== given.question_id);
        lesson.answers = [...others, { ...given, verdict }];
      }),
    );
  };
}

/** Fetches the code that the pages ahead need while this one is read, also for a learner who goes offline meanwhile. */
function usePrefetchedStep(lesson: Lesson, at: number): void {
  useEffect(() => {
    prefetchDialog();
    preloadCelebration();
  }, []);
  useEffect(() => {
    const next = lesson.pages[at + 1];
    if (next?.figure) preloadFigures();
  }, [lesson, at]);
  useEffect(() => {
    preloadItems(lesson.pages.flatMap(({ item }) => (item === null ? [] : (lesson.items[item] ?? []))));
  }, [lesson]);
}
