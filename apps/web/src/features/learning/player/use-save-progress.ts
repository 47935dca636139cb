import { useEffect, useEffectEvent, useRef } from "react";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { progressOf } from "../items/draft.ts";
import type { ItemDraft } from "../items/item-draft.ts";
import { saveProgress, type SavedProgress } from "./saved-progress.ts";
import { slotOf } from "./player-types.ts";
import type { GivenAnswer, PlayerState } from "./player-types.ts";

/** Milliseconds. Debounce of drafts: a dragged handle makes sixty of them a second. */
const DEBOUNCE = 400;

type Given = SavedProgress["given"];

function draftsOf(state: PlayerState): Record<string, ItemDraft> {
  const drafts: Record<string, ItemDraft> = {};
  for (const step of state.steps) {
    const slot = slotOf(step);
    const given = slot === null ? undefined : state.items[slot];
    if (!step.item || slot === null || given?.phase !== "open") continue;
    if (progressOf(step.item, given.draft) !== "empty") drafts[slot] = given.draft;
  }
  return drafts;
}

/** Answers of this device that the server may not have judged yet. */
function givenOf(state: PlayerState, given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([id]) => state.items[id]?.phase !== "judged"));
}

/**
 * Saves a lesson or attempt on this device while it is under way: at once when the page or an answer changes, debounced for drafts, and
 * when the page is hidden. Returns a function that notes an answer before it is sent.
 */
export function useSaveProgress(
  id: string,
  state: PlayerState,
  { isEnabled, isPageSent, given: begun }: { isEnabled: boolean; isPageSent: () => boolean; given: Given },
): (given: Omit<GivenAnswer, "verdict">) => void {
  const dispatch = useAppDispatch();
  const given = useRef<Given>(begun);

  const save = useEffectEvent(() => {
    if (!isEnabled) return;
    given.current = givenOf(state, given.current);
    const pageId = state.steps[state.at]?.id ?? null;
    const progress = { pageId, isPageSent: isPageSent(), given: given.current, drafts: draftsOf(state) };
    dispatch(saveProgress({ id, progress }));
  });

  /** For a learner who leaves during the debounce. Progress without drafts was saved with its last change. */
  const saveDrafts = useEffectEvent(() => {
    if (Object.keys(draftsOf(state)).length > 0) save();
  });

  const phases = Object.values(state.items)
    .map(({ phase }) => phase)
    .join();
  useEffect(() => save(), [state.at, phases]);
  useEffect(() => {
    const timer = setTimeout(() => save(), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [state.items]);
  useEffect(() => {
    const onHide = () => save();
    addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      saveDrafts();
      removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, []);

  return ({ question_id, answer_id, answer }) => {
    given.current = { ...given.current, [question_id]: { answer_id, answer } };
  };
}
