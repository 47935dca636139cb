import { useEffect, useEffectEvent, useRef } from "react";

interface BackGuard {
  /** Something would be interrupted by going back. */
  isGuarded: boolean;
  /** Instead of going back. */
  onBack: () => void;
}

const GUARD = "isBackGuard";
const isGuardEntry = (state: unknown): boolean => typeof state === "object" && state !== null && GUARD in state;

/**
 * The browser's Back asks first while something is begun: one more entry in the history takes the step. When nothing is begun any more, the step
 * goes on to the page before.
 */
export function useBackGuard({ isGuarded, onBack }: BackGuard): void {
  const hasEntry = useRef(false);
  const addEntry = () => {
    if (hasEntry.current) return;
    history.pushState({ ...history.state, [GUARD]: true }, "");
    hasEntry.current = true;
  };
  const onPop = useEffectEvent(() => {
    if (!hasEntry.current) return;
    hasEntry.current = false;
    if (!isGuarded) {
      history.back();
      return;
    }
    addEntry();
    onBack();
  });
  useEffect(() => {
    hasEntry.current = isGuardEntry(history.state);
    const listener = () => onPop();
    addEventListener("popstate", listener);
    return () => removeEventListener("popstate", listener);
  }, []);
  useEffect(() => {
    if (isGuarded) addEntry();
  }, [isGuarded]);
}
