import { useEffect } from "react";
import { membersOf } from "./members.ts";

/** Each stands for a reason not to interrupt the user: something is loading, or an overlay is open. */
const reasons = membersOf<object>();

/** Whether now is a bad time to interrupt. */
export const isBusy = (): boolean => reasons.all().length > 0;

/** Calls when it may have changed; returns how to stop. */
export const whenBusyChanges = reasons.subscribe;

/** Marks the app as busy while the component is mounted and `isOn`. */
export function useBusy(isOn = true): void {
  useEffect(() => (isOn ? reasons.add({}) : undefined), [isOn]);
}
