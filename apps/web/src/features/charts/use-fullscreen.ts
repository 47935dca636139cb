import { useEffect, useRef, useState } from "react";
import { useBackGuard } from "#web/shared/routing/use-back-guard.ts";
import { isBusy } from "#web/shared/ui/busy.ts";

export interface Fullscreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=dialog]") !== null;

/**
 * Fullscreen of the whole page, so that sheets and toasts remain visible. Where the browser has none, such as Safari on iPhones, styles alone
 * fill the window. Escape and the browser's Back leave it.
 */
export function useFullscreen(): Fullscreen {
  const [isFull, setFull] = useState(false);
  const before = useRef<{ focused: Element | null; scrolled: number }>(null);
  const leave = () => setFull(false);
  const enter = () => {
    before.current = { focused: document.activeElement, scrolled: scrollY };
    setFull(true);
  };
  useBackGuard({ isGuarded: isFull, onBack: leave });
  useEffect(() => {
    if (!isFull) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
    // The Escape that the browser took was meant for the overlay, if one is open.
    const onChange = () => !document.fullscreenElement && !isBusy() && setFull(false);
    document.addEventListener("fullscreenchange", onChange, { signal });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !isInDialog(event.target)) setFull(false);
    };
    addEventListener("keydown", onKey, { signal });
    return () => {
      listening.abort();
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
      const { focused, scrolled } = before.current ?? {};
      if (!(focused instanceof HTMLElement) || !focused.isConnected) return;
      scrollTo({ top: scrolled ?? 0, behavior: "instant" });
      focused.focus({ preventScroll: true });
    };
  }, [isFull]);
  return { isFull, toggle: isFull ? leave : enter };
}
