import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { isHeld, whenHeldChanges } from "./hold.ts";
import type { Celebration } from "./queue.ts";
import { clearTop } from "./clear-top.ts";
import { useCheer } from "./use-cheer.ts";

/** Milliseconds after which a celebration counts as seen, and after which it gives way to the next one. */
export const TIMES = { seen: 1000, shown: 7000 } as const;
/** Milliseconds between two looks at the clock, and of the way out. */
const TICK = 250;
const LEAVING = 180;

const CONTROLS = "a, button, input, select, textarea, summary, [role=button]";
/** Keys that do nothing by themselves, or lead to the card. */
const SILENT_KEYS: readonly string[] = ["Tab", "Shift", "Control", "Alt", "Meta"];

interface CardOptions {
  celebration: Celebration;
  onNext: () => void;
  /** Ends the sequence. */
  onStop: () => void;
}

/** How a celebration comes, is seen and goes. */
export function useCard({ celebration, onNext, onStop }: CardOptions) {
  const card = useRef<HTMLDivElement>(null);
  const progress = useRef({ shown: 0, isSeen: false, isLeaving: false });
  const cheer = useCheer();

  const see = () => {
    if (progress.current.isSeen) return;
    progress.current.isSeen = true;
    celebration.onSeen?.();
  };
  const leave = (then: () => void) => {
    if (progress.current.isLeaving) return;
    progress.current.isLeaving = true;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const way = [{}, { opacity: 0, translate: "0 -16px" }];
    const motion = card.current?.animate(way, { duration: isCalm ? 0 : LEAVING, fill: "forwards" });
    void (motion?.finished ?? Promise.resolve()).then(then, then);
  };
  const goOn = () => {
    see();
    leave(onNext);
  };
  const stop = () => leave(onStop);

  useLayoutEffect(() => {
    const top = clearTop();
    if (top !== null) card.current?.style.setProperty("margin-block-start", `${top}px`);
  }, []);

  const begin = useEffectEvent(() => {
    if (progress.current.shown === 0) cheer(celebration);
  });
  const tick = useEffectEvent(() => {
    if (document.hidden) return;
    progress.current.shown += TICK;
    const { shown } = progress.current;
    if (shown >= TIMES.seen) see();
    // Who reads it, or is about to use what is in it, has all the time.
    if (shown >= TIMES.shown && card.current?.matches(":hover, :focus-within") === false) goOn();
  });
  useEffect(() => {
    begin();
    const timer = setInterval(() => tick(), TICK);
    return () => clearInterval(timer);
  }, []);

  const isInterrupted = useSyncExternalStore(whenHeldChanges, isHeld);
  const interrupt = useEffectEvent(stop);
  useEffect(() => {
    if (isInterrupted) interrupt();
  }, [isInterrupted]);

  useOutside(card, { goOn, stop });
  return { card, goOn, stop };
}

/** Keys and taps that are meant for the screen below: they do what they do there, and end the sequence. Enter, if meant for nothing, goes on. */
function useOutside(
  card: { readonly current: HTMLElement | null },
  { goOn, stop }: { goOn: () => void; stop: () => void },
) {
  const isInside = ({ target }: Event) => target instanceof Node && card.current?.contains(target) === true;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (SILENT_KEYS.includes(event.key)) return;
    if (isInside(event) && event.key !== "Escape") return;
    const isForControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    if (event.key === "Enter" && !isForControl) goOn();
    else stop();
  });
  const onTap = useEffectEvent((event: PointerEvent) => {
    if (!isInside(event)) stop();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event);
    const tap = (event: PointerEvent) => onTap(event);
    addEventListener("keydown", key, { capture: true });
    addEventListener("pointerdown", tap, { capture: true });
    return () => {
      removeEventListener("keydown", key, { capture: true });
      removeEventListener("pointerdown", tap, { capture: true });
    };
  }, []);
}
