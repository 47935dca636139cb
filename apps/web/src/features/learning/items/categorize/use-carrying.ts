import { useEffect, useRef, useState } from "react";
import type { PointerEvent as PointerPress, RefObject } from "react";
import { centreOf, glideFrom } from "../common/glide.ts";
import type { Point } from "../common/glide.ts";
import { useDragOnWindow } from "../common/use-drag-on-window.ts";

/** A finger that rests for so long takes an entry up; one that moves off before scrolls the page. */
const HOLD_MS = 200;
/** A hand that means to keep still moves less than this, in CSS pixels. */
const STILL = 8;

interface Press {
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
  const press = useRef<Press | null>(null);
  const hold = useRef<number>(undefined);
  useTouchKept(board, press);
  useEffect(() => () => clearTimeout(hold.current), []);
  const lift = (from: Press) => {
    clearTimeout(hold.current);
    from.shift = { x: 0, y: 0 };
    setCarried({ token: from.token, over: null });
    onLift(from.token);
  };
  const forget = () => {
    clearTimeout(hold.current);
    press.current = null;
    setCarried(null);
  };
  const move = (event: PointerEvent) => {
    const from = press.current;
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
    const from = press.current;
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
  const start = (token: string, event: PointerPress<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = pressOf(token, event);
    press.current = from;
    if (from.isTouch) hold.current = window.setTimeout(() => lift(from), HOLD_MS);
    drag.start(event.pointerId);
  };
  return { carried, start };
}

function pressOf(token: string, event: PointerPress<HTMLElement>): Press {
  const element = event.currentTarget;
  const at = pointOf(event);
  const centre = centreOf(element);
  const grip = { x: at.x - centre.x, y: at.y - centre.y };
  return { token, element, at, isTouch: event.pointerType === "touch", grip, shift: null };
}

const hasLeft = ({ at: from }: Press, to: Point) => Math.hypot(to.x - from.x, to.y - from.y) > STILL;

const isSwipe = ({ at: from, isTouch }: Press, to: Point) =>
  isTouch && Math.abs(to.y - from.y) >= Math.abs(to.x - from.x);

/** The place of the board that lies below a point, unless the entry comes from there. */
function otherPlaceAt({ x, y }: Point, { element }: Press, board: HTMLElement | null): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  const isOther = place && board?.contains(place) && !place.contains(element);
  return isOther ? (place.dataset["place"] ?? null) : null;
}

/** Measured anew each time, so that it stays below the pointer when the page moves. */
function follow(press: Press, to: Point): void {
  const { element, grip, shift } = press;
  const centre = centreOf(element);
  press.shift = { x: (shift?.x ?? 0) + to.x - grip.x - centre.x, y: (shift?.y ?? 0) + to.y - grip.y - centre.y };
  element.style.translate = `${press.shift.x}px ${press.shift.y}px`;
}

/** Keeps the page from scrolling while a finger carries, and a finger that rests from opening a menu. React's own listeners could not. */
function useTouchKept(board: RefObject<HTMLElement | null>, press: RefObject<Press | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const keep = (event: Event) => event.cancelable && event.preventDefault();
    const options = { passive: false, signal };
    board.current?.addEventListener("touchmove", (event) => press.current?.shift && keep(event), options);
    board.current?.addEventListener("contextmenu", (event) => press.current?.isTouch && keep(event), options);
    return () => listening.abort();
  }, [board, press]);
}
