import { useEffect } from "react";
import { membersOf } from "../members.ts";

/** One for each mounted component that holds celebrations back. */
const holds = membersOf<object>();

/** Holds celebrations back while the component is mounted and `isOn`: for questions, replays and all else that wants full attention. */
export function useNoCelebrations(isOn = true): void {
  useEffect(() => (isOn ? holds.add({}) : undefined), [isOn]);
}

export const isHeld = (): boolean => holds.all().length > 0;
export const whenHeldChanges = holds.subscribe;
