import { useEffect, useEffectEvent, useState } from "react";

/**
 * Follows a pointer from `start` until it is let go or taken away (`pointercancel`), on the window: an element that is moved in the document
 * would lose it. Other fingers are left alone.
 */
export function useDragOnWindow(onMove: (event: PointerEvent) => void, onEnd: (event: PointerEvent) => void) {
  const [pointer, setPointer] = useState<number | null>(null);
  const move = useEffectEvent((event: PointerEvent) => event.pointerId === pointer && onMove(event));
  const end = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    setPointer(null);
    onEnd(event);
  });
  useEffect(() => {
    if (pointer === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointermove", (event) => move(event), { signal });
    window.addEventListener("pointerup", (event) => end(event), { signal });
    window.addEventListener("pointercancel", (event) => end(event), { signal });
    return () => listening.abort();
  }, [pointer]);
  return { isDragged: pointer !== null, start: (pointerId: number) => setPointer(pointerId) };
}
