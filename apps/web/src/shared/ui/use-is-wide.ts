import { useSyncExternalStore } from "react";

/** From here on a screen has a right column; the style sheets say the same. */
const WIDE = "(min-width: 1024px)";

function onResize(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether there is room for a right column: a phone does not draw what it would not show. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    onResize,
    () => matchMedia(WIDE).matches,
    () => false,
  );
