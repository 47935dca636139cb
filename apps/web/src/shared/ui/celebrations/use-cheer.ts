import { useCallback } from "react";
import type { Cue } from "#web/shared/sound/synth.ts";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { throwConfetti } from "./confetti.ts";
import type { Celebration, CelebrationKind } from "./queue.ts";

const CUES = {
  league: "promotion",
  badge: "badge",
  challenge: "reward",
  streak: "streak",
  reward: "reward",
} as const satisfies Record<CelebrationKind, Cue>;

/** The sound of a celebration, and confetti for a great one. A screen that shows what happened in its own place calls it instead of `celebrate`. */
export function useCheer(): (moment: Pick<Celebration, "kind" | "isGreat">) => void {
  const play = useSound();
  return useCallback(
    ({ kind, isGreat }) => {
      play(CUES[kind]);
      // Decoration: without its code the moment is only calmer.
      if (isGreat) throwConfetti().catch(() => undefined);
    },
    [play],
  );
}
