import { whenResized } from "#web/shared/ui/when-resized.ts";

/** Pixels from the left edge, where toasts stand. */
const COLUMN = 48;

/** What holds an element to the window, when something does and it is no more than a bar. */
function barAround(element: Element | null): Element | null {
  for (let around = element; around; around = around.parentElement) {
    if (!["fixed", "sticky"].includes(getComputedStyle(around).position)) continue;
    return around.getBoundingClientRect().height < innerHeight / 2 ? around : null;
  }
  return null;
}

/** Height of the bars that lie one upon the other at the lower edge, in pixels: navigation, dock, the press of a lesson. */
export function heightOfBars(): number {
  let edge = innerHeight;
  for (let bars = 0; bars < 4; bars++) {
    const under = document
      .elementsFromPoint(COLUMN, edge - 2)
      .find((element) => !element.closest("[data-variant], .notistack-SnackbarContainer"));
    const top = barAround(under ?? null)?.getBoundingClientRect().top;
    if (top === undefined || top >= edge) break;
    edge = top;
  }
  return Math.max(0, innerHeight - edge);
}

/** Keeps toasts above the bars for as long as one is shown; returns how to stop. */
export function followLowerEdge(): () => void {
  const lift = () => document.documentElement.style.setProperty("--toast-lift", `${heightOfBars()}px`);
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(lift);
  };
  // Another screen, or a verdict that rises in a lesson.
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  // A bar that rises is measured once more where it comes to rest.
  const rests = ["animationend", "transitionend"] as const;
  for (const rest of rests) document.addEventListener(rest, soon);
  const stop = whenResized(lift);
  lift();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const rest of rests) document.removeEventListener(rest, soon);
    stop();
  };
}
