import { useEffect, useState } from "react";
import { nextBeat, type Beat } from "./beats.ts";

const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Plays the beats in turn; the second waits for `isReady`, when the points are known. `skip` shows the end at once. */
export function useBeats(isReady: boolean): { beat: Beat; skip: () => void } {
  const [beat, setBeat] = useState<Beat>(() => (wantsStillness() ? "done" : "candles"));
  useEffect(() => {
    const next = nextBeat(beat);
    if (!next || !isReady) return;
    const timer = setTimeout(() => setBeat(next.beat), next.wait);
    return () => clearTimeout(timer);
  }, [beat, isReady]);
  return { beat, skip: () => setBeat("done") };
}
