import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import type { Spot } from "./geometry.ts";
import { fitted, heldView, movedBy, zoomedAt, type View } from "./view.ts";

const STEP = 1.4;
/** Pixels for each press of an arrow key. */
const STRIDE = 48;
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
};

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / Math.max(1, spots.length),
  y: spots.reduce((sum, { y }) => sum + y, 0) / Math.max(1, spots.length),
});

const spanOf = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

type Zoom = (factor: number, at?: Spot) => void;
type Stage = RefObject<HTMLDivElement | null>;

/** Pixels of an element; null before the first measurement. */
function useSize(stage: Stage) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return size;
}

function placeOn(stage: Stage, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
  return { x: clientX - left, y: clientY - top };
}

/** Also what a pinch on a trackpad sends. React listens passively, and the browser would enlarge the whole page. */
function useCtrlWheel(stage: Stage, zoom: Zoom): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 200), placeOn(stage, event));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [stage, zoom]);
}

/** One pointer moves, two enlarge too. */
function useFingers(stage: Stage, zoom: Zoom, move: (by: Spot) => void) {
  const fingers = useRef(new Map<number, Spot>());
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 0) fingers.current.set(event.pointerId, placeOn(stage, event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, placeOn(stage, event));
    const after = [...fingers.current.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    if (before.length > 1 && spanOf(before) > 0) zoom(spanOf(after) / spanOf(before), from);
    move({ x: to.x - from.x, y: to.y - from.y });
  };
  const onEnd = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp: onEnd, onPointerCancel: onEnd, onPointerLeave: onEnd };
}

/**
 * Enlarges and moves a picture: two fingers, the wheel with Ctrl, drag, and keys. One finger and the plain wheel scroll the page as everywhere;
 * a finger moves an enlarged picture sideways.
 */
export function useView(picture: { width: number; height: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const [wanted, setView] = useState<View>({ zoom: 1, x: 0, y: 0 });
  const { width, height } = picture;

  const change = useCallback(
    (next: (view: View, stage: { width: number; height: number }) => View) => {
      if (size) setView((view) => next(heldView(view, size, { width, height }), size));
    },
    [size, width, height],
  );
  const zoom = useCallback(
    (factor: number, at?: Spot) =>
      change((view, room) =>
        zoomedAt(view, factor, at ?? { x: room.width / 2, y: room.height / 2 }, room, { width, height }),
      ),
    [change, width, height],
  );
  const move = (by: Spot) => change((view, room) => movedBy(view, by, room, picture));
  const reset = () => setView({ zoom: 1, x: 0, y: 0 });
  const fingers = useFingers(stage, zoom, move);
  useCtrlWheel(stage, zoom);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (event.key === "+" || event.key === "=") zoom(STEP);
    else if (event.key === "-") zoom(1 / STEP);
    else if (event.key === "0") reset();
    else if (arrow && wanted.zoom > 1) move(arrow);
    else return;
    event.preventDefault();
  };

  const view = size ? heldView(wanted, size, picture) : wanted;
  const fit = size ? fitted(size, picture) : null;
  return {
    stage,
    /** Null before the first measurement. */
    sheet: size && fit ? { ...view, width: fit.width * view.zoom, height: fit.height * view.zoom, room: size } : null,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    reset,
    handlers: { ...fingers, onKeyDown },
  };
}

export type Sheet = NonNullable<ReturnType<typeof useView>["sheet"]>;
