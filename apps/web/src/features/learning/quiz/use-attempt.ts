import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { useEffect, useReducer, useState } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { prefetchDialog } from "#web/shared/ui/dialog.tsx";
import { preloadCelebration } from "../celebration/lazy-celebration.tsx";
import { preloadItem } from "../items/item-view.tsx";
import { dropPlace, selectKeptPlace } from "../player/kept-places.ts";
import { attemptStart } from "../player/lesson-start.ts";
import { playerReducer, startPlayer } from "../player/player-state.ts";
import { useAnswering } from "../player/use-answering.ts";
import { useKeptPlace } from "../player/use-kept-place.ts";
import { usePlayerControls } from "../player/use-player-controls.ts";

const always = () => true;

/** An attempt under way. It ends when every answer has its verdict; those given offline are awaited. */
export function useAttempt(attempt: QuizAttempt, onFinished: () => void, onStale: () => void) {
  const navigate = useNavigate();
  const storeDispatch = useAppDispatch();
  const kept = useAppSelector((store) => selectKeptPlace(store, attempt.id));
  const [state, dispatch] = useReducer(playerReducer, undefined, () => startPlayer(attemptStart(attempt, kept)));
  const [isAwaited, setAwaited] = useState(false);
  const isWhole = Object.values(state.items).every(({ phase }) => phase === "judged");
  const given = kept?.given ?? {};
  const onGiven = useKeptPlace(attempt.id, state, { isKept: true, isPageSent: always, given });
  const check = useAnswering({ target: { attempt_id: attempt.id }, state, dispatch, onGiven, onStale });
  const onLeave = () => navigate("/learn");
  const onFinish = () => {
    if (!isWhole) {
      setAwaited(true);
      return;
    }
    storeDispatch(dropPlace(attempt.id));
    onFinished();
  };
  const controls = usePlayerControls({ state, dispatch, isPaused: isAwaited, check, onFinish, onLeave });
  usePrefetchedQuestion(attempt, state.at);
  const awaited = isAwaited ? { isReady: isWhole, onReady: onFinish, onClose: onLeave } : null;
  return { state, dispatch, controls, awaited };
}

function usePrefetchedQuestion(attempt: QuizAttempt, at: number): void {
  useEffect(() => {
    prefetchDialog();
    preloadCelebration();
  }, []);
  useEffect(() => {
    const next = attempt.questions[at + 1];
    // Without it the question shows its own waiting state.
    if (next) preloadItem(next.type).catch(() => undefined);
  }, [attempt, at]);
}
