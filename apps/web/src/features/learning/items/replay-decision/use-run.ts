import { useEffect, useEffectEvent, useState } from "react";
import { isCalm } from "../common/glide.ts";

/** Milliseconds from one candle to the next. */
const PACE = 280;

/** Lets candles appear one after the other until `target` of them are shown; at once where motion is reduced, and backwards. */
export function useRun(target: number, onBar: (shown: number) => void) {
  const [reached, setReached] = useState(target);
  const isRunning = reached < target && !isCalm();
  const shown = isRunning ? reached : target;
  if (!isRunning && reached !== target) setReached(target);
  const tell = useEffectEvent(onBar);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setReached((count) => count + 1), PACE);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => tell(shown), [shown]);
  return { shown, isRunning, skip: () => setReached(target) };
}
