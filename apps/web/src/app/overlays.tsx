import { Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "#web/shared/routing/router.tsx";
import { setEnding } from "#web/shared/session/session-slice.ts";
import { useOnlineUserId, useUserId } from "#web/shared/state/use-user.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { toggleTheme } from "#web/shared/theme/theme.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import type * as Connection from "./connection.ts";
import { isOpenPath } from "./open-path.ts";
import { whenIdle } from "./shell/when-idle.ts";
import { Splash } from "./splash.tsx";
import { UpdatePrompt } from "./update-prompt.tsx";
import { useAdoptGuest } from "./use-adopt-guest.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const Invitations = lazyComponent(() => import("./shell/invitations.tsx"), "Invitations");
const DebugOverlay = lazyComponent(() => import("./debug-overlay.tsx"), "DebugOverlay");

/** S2.18: F1 toggles debug mode, F2 the theme. */
function useKeys(): boolean {
  const [isDebug, setDebug] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F1" && event.key !== "F2") return;
      event.preventDefault();
      if (event.key === "F1") setDebug((before) => !before);
      else toggleTheme();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return isDebug;
}

/** The splash of a logout goes when sign-in is on the screen. */
function useEndOfLogout(): boolean {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { isEnding, status } = useAppSelector((state) => state.session);
  useEffect(() => {
    if (isEnding && status === "signedOut" && isOpenPath(pathname)) dispatch(setEnding(false));
  }, [dispatch, isEnding, status, pathname]);
  return isEnding;
}

/** Sends the time zone of the device once a session is there and the first screen is drawn. */
function useTimeZone(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const userId = useOnlineUserId();
  // Calls made on these pages carry another token.
  const isWaiting = isOpenPath(pathname);
  useEffect(() => {
    if (userId === null || isWaiting) return;
    const send = async () => (await import("./note-time-zone.ts")).noteTimeZone(dispatch, userId);
    // What fails is repeated on the next visit.
    whenIdle(() => void send().catch(() => undefined));
  }, [dispatch, userId, isWaiting]);
}

/** S5.05: asks where the visitor is once the first screen is drawn, and again after a reset or a day. */
function useGeo(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    const refresh = async () => dispatch((await import("#web/shared/geo/refresh-geo.ts")).refreshGeo());
    // What cannot be had now is asked for on the next screen.
    whenIdle(() => void refresh().catch(() => undefined));
  }, [dispatch, pathname]);
}

/** Caches what is likely to be opened offline, once the first screen is drawn and again after a lesson. */
function useCachedScreens(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const userId = useOnlineUserId();
  const isOnPath = pathname === "/learn";
  useEffect(() => {
    if (userId === null || !isOnPath || !navigator.onLine || !("serviceWorker" in navigator)) return;
    const cache = async () => {
      // Without a service worker no screen opens offline.
      await navigator.serviceWorker.ready;
      await dispatch((await import("./cache-screens.ts")).cacheScreens(userId));
    };
    // What cannot be had now is asked for on the next visit.
    whenIdle(() => void cache().catch(() => undefined));
  }, [dispatch, userId, isOnPath]);
}

/** Removes what the device has kept for too long, once the first screen is drawn. */
function useTidyDevice(): void {
  useEffect(() => {
    const tidy = async () => (await import("#web/shared/offline/pending-work.ts")).removeStaleData();
    // What cannot be removed now is removed on the next visit.
    whenIdle(() => void tidy().catch(() => undefined));
  }, []);
}

/** Starts something when its code is there; returns how to stop. */
function once(start: (app: typeof Connection) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = (app: typeof Connection) => {
    if (!isOver) stop = start(app);
  };
  // Without its code nothing is sent on this visit.
  import("./connection.ts").then(begin, () => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}

function useConnection(): void {
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const isCutOff = useAppSelector((state) => state.session.status === "offline");
  useEffect(() => (userId ? once((app) => app.followOutbox(dispatch, userId)) : undefined), [dispatch, userId]);
  useEffect(
    () => (isCutOff && userId ? once((app) => app.regainSession(dispatch, userId)) : undefined),
    [dispatch, userId, isCutOff],
  );
}

/** The learner on whose screens something may lie, once the first one was drawn. */
function useInvited(): { userId: string; pathname: string } | null {
  const { pathname } = useLocation();
  const userId = useOnlineUserId();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (userId !== null) whenIdle(() => setIdle(true));
  }, [userId]);
  return isIdle && userId !== null && !isOpenPath(pathname) ? { userId, pathname } : null;
}

/** What lies over every screen. */
export function Overlays() {
  const isDebug = useKeys();
  const isEnding = useEndOfLogout();
  useTimeZone();
  useAdoptGuest();
  useGeo();
  useTidyDevice();
  useCachedScreens();
  const invited = useInvited();
  useConnection();
  return (
    <>
      <Splash isLoading={isEnding} />
      <Toasts />
      <UpdatePrompt />
      {invited && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Invitations {...invited} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isDebug && (
        <Suspense>
          <DebugOverlay />
        </Suspense>
      )}
    </>
  );
}
