/** Share of the window below which a heading is far enough away. */
const UPPER = 0.3;

/** How far below the upper edge of the window a card leaves the top bar and the heading of the screen free, in pixels; null where neither is there. */
export function clearTop(): number | null {
  const edges = Array.from(document.querySelectorAll("header, main h1"), (element) => element.getBoundingClientRect())
    // A heading for screen readers alone has no size.
    .filter(({ height, bottom }) => height > 1 && bottom > 0 && bottom < innerHeight * UPPER)
    .map(({ bottom }) => bottom);
  return edges.length === 0 ? null : Math.max(...edges);
}
