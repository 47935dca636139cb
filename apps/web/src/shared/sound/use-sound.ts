import { useCallback, useEffect } from "react";
import { useAppSelector } from "#web/shared/state/store.ts";
import { armSound, playCue } from "./play-sound.ts";
import type { Cue } from "./synth.ts";

/** Plays a cue if sounds are on (S3.24). */
export function useSound(): (cue: Cue) => void {
  const isEnabled = useAppSelector((state) => state.sound.isEnabled);
  useEffect(() => {
    if (isEnabled) armSound();
  }, [isEnabled]);
  return useCallback((cue) => isEnabled && playCue(cue), [isEnabled]);
}
