import { lowerBars, whenLowerBarsChange } from "#web/shared/ui/lower-bars.ts";

/** Pixels between a bar and the one below it, or the edge, that still make them neighbors. */
const GAP = 24;

/** Height in pixels of the bars on top of each other at the lower edge. */
export function heightOfBars(): number {
  const boxes = lowerBars()
    // Fullscreen hides them.
    .filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
    .map((bar) => bar.getBoundingClientRect())
    // From 1024 px on the navigation is a rail at the side.
    .filter(({ height }) => height > 0 && height < innerHeight / 2)
    .toSorted((a, b) => b.bottom - a.bottom);
  return (
    innerHeight - boxes.reduce((edge, box) => (box.bottom >= edge - GAP ? Math.min(edge, box.top) : edge), innerHeight)
  );
}

/** Keeps `--toast-lift` at the height of the bars; returns how to stop. */
export function followLowerEdge(): () => void {
  const lift = () => document.documentElement.style.setProperty("--toast-lift", `${heightOfBars()}px`);
  const sizes = new ResizeObserver(lift);
  const observe = () => {
    sizes.disconnect();
    for (const bar of lowerBars()) sizes.observe(bar);
    lift();
  };
  const stop = whenLowerBarsChange(observe);
  // A bar that moves has its final place only now.
  const ends = ["animationend", "transitionend"] as const;
  for (const end of ends) document.addEventListener(end, lift);
  addEventListener("resize", lift);
  observe();
  return () => {
    stop();
    sizes.disconnect();
    for (const end of ends) document.removeEventListener(end, lift);
    removeEventListener("resize", lift);
  };
}
