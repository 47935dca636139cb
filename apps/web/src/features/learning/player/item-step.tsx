import type { PublicItem } from "@candlewise/domain/learning/items";
import type { Dispatch } from "react";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { DraftTools } from "../items/draft-tools.tsx";
import type { ItemCue } from "../items/item-props.ts";
import { ItemView } from "../items/item-view.tsx";
import type { Glossary } from "../prose/prose.tsx";
import type { ItemState, PlayerAction } from "./player-types.ts";

/** Answers that take more than one touch can be taken back a step at a time. */
const STEPWISE: readonly PublicItem["type"][] = [
  "order",
  "match",
  "categorize",
  "fill_blank",
  "chart_line",
  "replay_decision",
  "chart_order",
];

interface ItemStepProps {
  item: PublicItem;
  slot: string;
  given: ItemState;
  dispatch: Dispatch<PlayerAction>;
  glossary: Glossary;
}

/** The question of the step shown, tied to the player's state. */
export function ItemStep({ item, slot, given, dispatch, glossary }: ItemStepProps) {
  const play = useSound();
  const onCue = (cue: ItemCue) => {
    if (cue !== "undo") play("tap");
  };
  const isOpen = given.phase === "open";
  return (
    <>
      <ItemView
        item={item}
        draft={given.draft}
        onDraft={(draft) => dispatch({ type: "drafted", slot, draft })}
        verdict={given.verdict}
        missed={given.missed?.verdict ?? null}
        isLocked={!isOpen}
        glossary={glossary}
        onCue={onCue}
      />
      {isOpen && STEPWISE.includes(item.type) && (
        <DraftTools
          canUndo={given.past.length > 0}
          onUndo={() => dispatch({ type: "undone", slot })}
          onReset={() => dispatch({ type: "reset", slot })}
        />
      )}
    </>
  );
}
