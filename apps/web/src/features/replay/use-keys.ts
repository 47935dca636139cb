import { useEffect } from "react";
import type { Player } from "./player.ts";

/** Where a key means something of its own. */
const OWN_KEYS = "input, select, textarea, button, a, summary, [role=dialog], [role=application], [contenteditable]";

/** Space plays and stops, the right arrow steps; wherever the focus is on nothing that takes keys itself. */
export function useKeys(player: Player, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      if (event.key === " " && !event.repeat) {
        event.preventDefault();
        if (player.state().isPlaying) void player.pause();
        else player.play();
      }
      if (event.key === "ArrowRight") {
        event.preventDefault();
        if (!player.state().isStepping) void player.step();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [player, isOn]);
}
