import { useSyncExternalStore } from "react";

/** What Chromium offers where the app can be installed; no type of the platform's own yet. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const canPrompt = (event: Event): event is InstallEvent => "prompt" in event && typeof event.prompt === "function";

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();

function keep(event: InstallEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

// The browser offers it once, early: it is kept here for a later request.
if (typeof window !== "undefined") {
  addEventListener("beforeinstallprompt", (event) => {
    if (!canPrompt(event)) return;
    event.preventDefault();
    keep(event);
  });
  addEventListener("appinstalled", () => keep(null));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Asks the browser to install the app and tells whether it did; null where the browser cannot be asked. */
export function useInstallPrompt(): (() => Promise<boolean>) | null {
  const event = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
  if (!event) return null;
  return async () => {
    // An offer counts once.
    keep(null);
    return (await event.prompt()).outcome === "accepted";
  };
}
