import { Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "#web/shared/routing/router.tsx";
import { setEnding } from "#web/shared/session/session-slice.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { toggleTheme } from "#web/shared/theme/theme.ts";
import { lazyComponent, lazyExtra } from "#web/shared/ui/lazy-component.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { isOpenPath } from "./open-path.ts";
import { whenIdle } from "./shell/when-idle.ts";
import { Splash } from "./splash.tsx";

const Background = lazyExtra(() => import("./background.tsx"), "Background");
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

/** True once the first screen is drawn. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** What lies over every screen. */
export function Overlays() {
  const isDebug = useKeys();
  const isEnding = useEndOfLogout();
  const isIdle = useIsIdle();
  return (
    <>
      <Splash isLoading={isEnding} />
      <Toasts />
      {isIdle && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Background />
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
