import { useEffect, useState, useSyncExternalStore } from "react";
import { isBusy, whenBusyChanges } from "#web/shared/ui/busy.ts";

/** Milliseconds without anything loading or open. */
const REST = 600;

/** Whether a screen has been complete, with no overlay, for a moment. It starts again with each screen and then remains true. */
export function useQuiet(screen: string): boolean {
  const isBusyNow = useSyncExternalStore(whenBusyChanges, isBusy);
  const [quiet, setQuiet] = useState<string | null>(null);
  const isQuiet = quiet === screen;
  useEffect(() => {
    if (isBusyNow || isQuiet) return undefined;
    const timer = setTimeout(() => setQuiet(screen), REST);
    return () => clearTimeout(timer);
  }, [isBusyNow, isQuiet, screen]);
  return isQuiet;
}
