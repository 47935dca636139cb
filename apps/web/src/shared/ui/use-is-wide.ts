import { useSyncExternalStore } from "react";

/** Whether a media query matches; false where there is no window. */
function mediaHook(condition: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(condition);
    query.addEventListener("change", listener);
    return () => query.removeEventListener("change", listener);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => matchMedia(condition).matches,
      () => false,
    );
}

/** Whether there is room for a right column: a phone does not draw what it would not show. The style sheets have the same width. */
export const useIsWide = mediaHook("(min-width: 1024px)");

/** Whether there is room for a table of many columns beside the right column. */
export const useIsDesktop = mediaHook("(min-width: 1200px)");
