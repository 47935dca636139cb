import { useEffect, useEffectEvent } from "react";
import { membersOf } from "#web/shared/ui/members.ts";

/** Picks the n-th answer, counted from 1; false if there is none. */
type PickAnswer = (number: number) => boolean;

const items = membersOf<PickAnswer>();

/** Lets a digit pick an answer of this item while the focus is elsewhere on the page. */
export function useAnswerKeys(pick: PickAnswer): void {
  const latest = useEffectEvent(pick);
  useEffect(() => items.add((number) => latest(number)), []);
}

/** Asks the item on the page to pick its n-th answer; false if it has none. */
export const pickAnswer: PickAnswer = (number) => items.all().some((pick) => pick(number));
