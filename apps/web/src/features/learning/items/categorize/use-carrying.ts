import { useEffect, useRef, useState } from "react";
import type { PointerEvent as ReactPointerEvent, RefObject } from "react";
import { centreOf, glideFrom } from "../common/glide.ts";
import type { Point } from "../common/glide.ts";
import { useDragOnWindow } from "../common/use-drag-on-window.ts";

/** A finger that rests for so long takes an entry up; one that moves off before scrolls the page. */
const HOLD_MS = 200;
/** CSS pixels that a resting finger may move. */
const STILL = 8;

interface Gesture {
  readonly token: string;
  readonly element: HTMLElement;
  readonly at: Point;
  readonly isTouch: boolean;
  /** From the middle of the entry to the pointer. */
  readonly grip: Point;
  /** How far the entry has been carried; null while it lies. */
  shift: Point | null;
}

interface Carrying {
  onLift: (token: string) => void;
  /** `place` is what the `data-place` of the element below says. */
  onDrop: (token: string, place: string) => void;
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

/**
 * Lets entries (`data-token`) be carried to other places of a board (`data-place`): by mouse, by a finger that has rested on one, or by one
 * that moves sideways. Dropped anywhere else, an entry glides back.
 */
export function useCarrying(board: RefObject<HTMLElement | null>, { onLift, onDrop }: Carrying) {
  const [carried, setCarried] = useState<{ token: string; over: string | null } | null>(null);
  const gesture = useRef<Gesture | null>(null);
  const hold = useRef<number>(undefined);
  usePreventTouchDefaults(board, gesture);
  useEffect(() => () => clearTimeout(hold.current), []);
  const lift = (from: Gesture) => {
    clearTimeout(hold.current);
    from.shift = { x: 0, y: 0 };
    setCarried({ token: from.token, over: null });
    onLift(from.token);
  };
  const forget = () => {
    clearTimeout(hold.current);
    gesture.current = null;
    setCarried(null);
  };
  const move = (event: PointerEvent) => {
    const from = gesture.current;
    const at = pointOf(event);
    if (from === null || (from.shift === null && !hasLeft(from, at))) return;
    if (from.shift === null && isSwipe(from, at)) {
      forget();
      return;
    }
    if (from.shift === null) lift(from);
    follow(from, at);
    const { token } = from;
    const over = otherPlaceAt(at, from, board.current);
    setCarried((before) => (before?.over === over ? before : { token, over }));
  };
  const end = (event: PointerEvent) => {
    const from = gesture.current;
    forget();
    if (from === null || from.shift === null) return;
    const place = event.type === "pointerup" ? otherPlaceAt(pointOf(event), from, board.current) : null;
    const dropped = centreOf(from.element);
    from.element.style.translate = "";
    if (place !== null) onDrop(from.token, place);
    // Where it is drawn by then: in its new place, or in its old one.
    requestAnimationFrame(() => {
      const element = board.current?.querySelector(`[data-token="${from.token}"]`);
      if (element) glideFrom(element, dropped);
    });
  };
  const drag = useDragOnWindow(move, end);
  const start = (token: string, event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = gestureOf(token, event);
    gesture.current = from;
    if (from.isTouch) hold.current = window.setTimeout(() => lift(from), HOLD_MS);
    drag.start(event.pointerId);
  };
  return { carried, start };
}

function gestureOf(token: string, event: ReactPointerEvent<HTMLElement>): Gesture {
  const element = event.currentTarget;
  const at = pointOf(event);
  const centre = centreOf(element);
  const grip = { x: at.x - centre.x, y: at.y - centre.y };
  return { token, element, at, isTouch: event.pointerType === "touch", grip, shift: null };
}

const hasLeft = ({ at: from }: Gesture, to: Point) => Math.hypot(to.x - from.x, to.y - from.y) > STILL;

const isSwipe = ({ at: from, isTouch }: Gesture, to: Point) =>
  isTouch && Math.abs(to.y - from.y) >= Math.abs(to.x - from.x);

/** The place of the board that lies below a point, unless the entry comes from there. */
function otherPlaceAt({ x, y }: Point, { element }: Gesture, board: HTMLElement | null): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  const isOther = place && board?.contains(place) && !place.contains(element);
  return isOther ? (place.dataset["place"] ?? null) : null;
}

/** Measured again each time, so that it stays below the pointer when the page moves. */
function follow(gesture: Gesture, to: Point): void {
  const { element, grip, shift } = gesture;
  const centre = centreOf(element);
  gesture.shift = { x: (shift?.x ?? 0) + to.x - grip.x - centre.x, y: (shift?.y ?? 0) + to.y - grip.y - centre.y };
  element.style.translate = `${gesture.shift.x}px ${gesture.shift.y}px`;
}

/** Prevents scrolling while a finger carries, and the menu of a resting finger. React's own touch listeners are passive. */
function usePreventTouchDefaults(board: RefObject<HTMLElement | null>, gesture: RefObject<Gesture | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const prevent = (event: Event) => event.cancelable && event.preventDefault();
    const options = { passive: false, signal };
    board.current?.addEventListener("touchmove", (event) => gesture.current?.shift && prevent(event), options);
    board.current?.addEventListener("contextmenu", (event) => gesture.current?.isTouch && prevent(event), options);
    return () => listening.abort();
  }, [board, gesture]);
}
