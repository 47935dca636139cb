/** Pixels of the page that a drag may reach. */
type Bounds = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
type Place = Pick<Touch, "clientX" | "clientY">;

const between = (value: number, from: number, to: number): number => Math.min(to - 1, Math.max(from + 1, value));

const moved = ({ clientX, clientY }: Place, { left, right, top, bottom }: Bounds): Place => ({
  clientX: between(clientX, left, right),
  clientY: between(clientY, top, bottom),
});

const isWithin = (place: Place, bounds: Bounds): boolean => {
  const { clientX, clientY } = moved(place, bounds);
  return clientX === place.clientX && clientY === place.clientY;
};

/** The same mouse event at the nearest place within the bounds; null where it is within them. */
function mouseWithin(event: MouseEvent, bounds: Bounds, type = event.type): MouseEvent | null {
  if (type === event.type && isWithin(event, bounds)) return null;
  return new MouseEvent(type, { bubbles: true, cancelable: true, ...moved(event, bounds) });
}

function touchWithin({ type, touches, changedTouches }: TouchEvent, bounds: Bounds): TouchEvent | null {
  if ([...changedTouches].every((touch) => isWithin(touch, bounds))) return null;
  const within = (list: TouchList) =>
    [...list].map((touch) => {
      const { clientX, clientY } = moved(touch, bounds);
      const [pageX, pageY] = [clientX + scrollX, clientY + scrollY];
      return new Touch({ identifier: touch.identifier, target: touch.target, clientX, clientY, pageX, pageY });
    });
  const init = { bubbles: true, cancelable: true };
  return new TouchEvent(type, { ...init, touches: within(touches), changedTouches: within(changedTouches) });
}

/**
 * While something is dragged, listeners see the pointer only within the bounds: a release elsewhere would be lost. `onEscape` comes
 * before the drag ends. Returns how to stop.
 */
export function confineDrag(element: HTMLElement, bounds: () => Bounds, onEscape: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: false };
  const replace = (event: Event, copy: Event | null, target: EventTarget): void => {
    if (!copy) return;
    event.stopImmediatePropagation();
    target.dispatchEvent(copy);
  };
  const root = element.ownerDocument.documentElement;
  const release = () => {
    const { left, top } = bounds();
    root.dispatchEvent(new MouseEvent("mouseup", { bubbles: true, clientX: left + 1, clientY: top + 1 }));
  };
  const onMouse = (event: MouseEvent): void => {
    // The button was released where the page could not see it.
    const isLost = event.isTrusted && event.type === "mousemove" && event.buttons === 0;
    replace(event, mouseWithin(event, bounds(), isLost ? "mouseup" : event.type), root);
  };
  const onTouch = (event: TouchEvent): void => replace(event, touchWithin(event, bounds()), event.target ?? root);
  addEventListener("mousemove", onMouse, options);
  addEventListener("mouseup", onMouse, options);
  addEventListener("touchmove", onTouch, options);
  addEventListener("touchend", onTouch, options);
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.stopImmediatePropagation();
      event.preventDefault();
      onEscape();
      release();
    },
    options,
  );
  return () => listening.abort();
}
