export interface Point {
  readonly x: number;
  readonly y: number;
}

export const GLIDE = { duration: 200, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" } as const;

export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** On the screen. */
export function centreOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Lets an element glide to where it stands, over the others, from where its centre was. */
export function glideFrom(element: Element, from: Point): void {
  if (isCalm()) return;
  const to = centreOf(element);
  const start = `${from.x - to.x}px ${from.y - to.y}px`;
  element.animate(
    [
      { translate: start, zIndex: 2 },
      { translate: "0px 0px", zIndex: 2 },
    ],
    GLIDE,
  );
}
