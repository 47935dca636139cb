import { useEffect, useEffectEvent, useState } from "react";

/** Follows a pointer from `start` until it is let go, on the window: an element that is moved in the document would lose it. */
export function useDragOnWindow(onMove: (event: PointerEvent) => void, onEnd: () => void) {
  const [isDragged, setDragged] = useState(false);
  const move = useEffectEvent(onMove);
  const end = useEffectEvent(() => {
    setDragged(false);
    onEnd();
  });
  useEffect(() => {
    if (!isDragged) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointermove", (event) => move(event), { signal });
    window.addEventListener("pointerup", () => end(), { signal });
    window.addEventListener("pointercancel", () => end(), { signal });
    return () => listening.abort();
  }, [isDragged]);
  return { isDragged, start: () => setDragged(true) };
}
