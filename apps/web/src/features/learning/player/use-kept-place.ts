import { useEffect, useEffectEvent, useRef } from "react";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { progressOf } from "../items/draft.ts";
import type { ItemDraft } from "../items/item-draft.ts";
import { keepPlace, type KeptPlace } from "./kept-places.ts";
import { slotOf } from "./player-types.ts";
import type { GivenAnswer, PlayerState } from "./player-types.ts";

/** Milliseconds of quiet before a draft is written down: a dragged handle makes sixty of them a second. */
const QUIET = 400;

type Given = KeptPlace["given"];

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
 * Keeps a lesson or attempt on this device while it is under way: at once when the page or an answer changes, after a moment of
 * quiet for drafts, and when the page is hidden. Gives how to note an answer before it is sent.
 */
export function useKeptPlace(
  id: string,
  state: PlayerState,
  { isKept, isPageSent, given: begun }: { isKept: boolean; isPageSent: () => boolean; given: Given },
): (given: Omit<GivenAnswer, "verdict">) => void {
  const dispatch = useAppDispatch();
  const given = useRef<Given>(begun);

  const keep = useEffectEvent(() => {
    if (!isKept) return;
    given.current = givenOf(state, given.current);
    const pageId = state.steps[state.at]?.id ?? null;
    const place = { pageId, isPageSent: isPageSent(), given: given.current, drafts: draftsOf(state) };
    dispatch(keepPlace({ id, place }));
  });

  /** For somebody who leaves within the moment of quiet. A place without drafts was kept with its last change. */
  const keepDrafts = useEffectEvent(() => {
    if (Object.keys(draftsOf(state)).length > 0) keep();
  });

  const phases = Object.values(state.items)
    .map(({ phase }) => phase)
    .join();
  useEffect(() => keep(), [state.at, phases]);
  useEffect(() => {
    const timer = setTimeout(() => keep(), QUIET);
    return () => clearTimeout(timer);
  }, [state.items]);
  useEffect(() => {
    const onHide = () => keep();
    addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      keepDrafts();
      removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, []);

  return ({ question_id, answer_id, answer }) => {
    given.current = { ...given.current, [question_id]: { answer_id, answer } };
  };
}
