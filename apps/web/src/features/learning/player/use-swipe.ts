import { useEffect, useEffectEvent } from "react";

/** Pixels sideways, and the most up or down beside them. */
const FAR = 64;
const STRAIGHT = 40;
/** What uses a sideways finger itself. */
const OWN_SWIPE = "[data-item], figure, table, input, select, textarea, [role='slider'], [role='dialog']";

/** A finger drawn across a page turns it, as arrow keys do: towards the end of the line goes back. */
export function useSwipe(isActive: boolean, onTurn: (by: -1 | 1) => void): void {
  const turn = useEffectEvent((across: number) => {
    const isBack = across > 0 === (document.documentElement.dir !== "rtl");
    if (isActive) onTurn(isBack ? -1 : 1);
  });
  useEffect(() => {
    let from: Touch | null = null;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const begin = ({ touches, target }: TouchEvent) => {
      const isOwn = target instanceof Element && target.closest(OWN_SWIPE) !== null;
      from = touches.length === 1 && !isOwn ? (touches[0] ?? null) : null;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const to = changedTouches[0];
      if (!from || !to) return;
      const across = to.clientX - from.clientX;
      if (Math.abs(across) >= FAR && Math.abs(to.clientY - from.clientY) <= STRAIGHT) turn(across);
      from = null;
    };
    addEventListener("touchstart", begin, options);
    addEventListener("touchend", end, options);
    return () => listening.abort();
  }, []);
}
