import { useCallback } from "react";
import { useAppSelector } from "#web/shared/state/store.ts";
import { playCue, type Cue } from "./play-sound.ts";

/** Plays a cue if sounds are on (S3.24). */
export function useSound(): (cue: Cue) => void {
  const isEnabled = useAppSelector((state) => state.sound.isEnabled);
  return useCallback((cue) => isEnabled && playCue(cue), [isEnabled]);
}
