/** Pixels after which a finger's direction is known. */
const DECIDED = 8;
/** Milliseconds after which a resting finger has taken the crosshair. */
const LONG_PRESS = 450;

interface Gesture {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  of: "nobody" | "chart" | "page";
}

/**
 * Leaves a finger that moves up or down to the page, which otherwise could not be scrolled where a chart fills a phone. `isHeld` says
 * that the finger drags something of the chart. `onLeft` comes when the page has taken a finger over. Returns how to stop.
 */
export function letPageScroll(element: HTMLElement, isHeld: () => boolean, onLeft: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let gesture: Gesture | null = null;

  const start = ({ touches, timeStamp }: TouchEvent): void => {
    const touch = touches[0];
    const isOne = touches.length === 1 && touch !== undefined;
    gesture = isOne ? { x: touch.clientX, y: touch.clientY, at: timeStamp, of: "nobody" } : null;
  };
  const move = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!gesture || !touch || event.touches.length > 1) return;
    if (gesture.of === "nobody") {
      const across = Math.abs(touch.clientX - gesture.x);
      const along = Math.abs(touch.clientY - gesture.y);
      if (isHeld() || event.timeStamp - gesture.at > LONG_PRESS) gesture.of = "chart";
      else if (Math.max(across, along) >= DECIDED) gesture.of = along > across ? "page" : "chart";
    }
    // The chart listens further up, and would keep the page from scrolling.
    if (gesture.of !== "chart") event.stopPropagation();
  };
  const cancel = ({ changedTouches }: TouchEvent): void => {
    gesture = null;
    // The browser has taken the finger: the chart hears only of those that are lifted.
    const lifted = new TouchEvent("touchend", { changedTouches: [...changedTouches] });
    element.ownerDocument.documentElement.dispatchEvent(lifted);
    onLeft();
  };
  const end = (): void => {
    // After the chart, which takes a finger that it did not see move for a tap.
    if (gesture?.of === "page") setTimeout(onLeft);
    gesture = null;
  };
  element.addEventListener("touchstart", start, { signal, passive: true, capture: true });
  element.addEventListener("touchmove", move, { signal, passive: true });
  element.addEventListener("touchend", end, { signal, passive: true });
  element.addEventListener("touchcancel", cancel, { signal, passive: true });
  return () => listening.abort();
}
