import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { useEffect, useReducer, useState } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { prefetchDialog } from "#web/shared/ui/dialog.tsx";
import { preloadCelebration } from "../celebration/lazy-celebration.tsx";
import { preloadItems } from "../items/item-view.tsx";
import { dropProgress, selectSavedProgress } from "../player/saved-progress.ts";
import { attemptStart } from "../player/lesson-start.ts";
import { playerReducer, startPlayer } from "../player/player-state.ts";
import { useAnswering } from "../player/use-answering.ts";
import { useSaveProgress } from "../player/use-save-progress.ts";
import { usePlayerControls } from "../player/use-player-controls.ts";
import { preloadAwaitedResult } from "./lazy-awaited-result.ts";

const always = () => true;

interface AttemptEnds {
  onFinished: () => void;
  /** The server holds something else than what is shown. */
  onStale: () => void;
  /** Where closing leads. */
  home: string;
}

/** An attempt under way. It ends when every answer has its verdict; those given offline are awaited. */
export function useAttempt(attempt: QuizAttempt, { onFinished, onStale, home }: AttemptEnds) {
  const navigate = useNavigate();
  const storeDispatch = useAppDispatch();
  const saved = useAppSelector((store) => selectSavedProgress(store, attempt.id));
  const [state, dispatch] = useReducer(playerReducer, undefined, () => startPlayer(attemptStart(attempt, saved)));
  const [isAwaited, setAwaited] = useState(false);
  const isWhole = Object.values(state.items).every(({ phase }) => phase === "judged");
  const given = saved?.given ?? {};
  const onGiven = useSaveProgress(attempt.id, state, { isEnabled: true, isPageSent: always, given });
  const check = useAnswering({ target: { attempt_id: attempt.id }, state, dispatch, onGiven, onStale });
  const onLeave = () => navigate(home);
  const onFinish = () => {
    if (!isWhole) {
      setAwaited(true);
      return;
    }
    storeDispatch(dropProgress(attempt.id));
    onFinished();
  };
  const controls = usePlayerControls({ state, dispatch, isPaused: isAwaited, check, onFinish, onLeave });
  usePrefetchedQuestions(attempt);
  const awaited = isAwaited ? { isReady: isWhole, onReady: onFinish, onClose: onLeave } : null;
  return { state, dispatch, controls, awaited };
}

/** Fetches the code that the questions ahead and the result need. */
function usePrefetchedQuestions({ questions }: QuizAttempt): void {
  useEffect(() => {
    prefetchDialog();
    preloadCelebration();
    preloadAwaitedResult();
  }, []);
  useEffect(() => preloadItems(questions), [questions]);
}
