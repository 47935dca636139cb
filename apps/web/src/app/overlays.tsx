import { lazy, Suspense, useEffect, useState } from "react";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { toggleTheme } from "#web/shared/theme/theme.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { followConnection } from "./connection.ts";
import { Splash } from "./splash.tsx";
import { UpdatePrompt } from "./update-prompt.tsx";

const DebugOverlay = lazy(async () => ({ default: (await import("./debug-overlay.tsx")).DebugOverlay }));

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

/** What lies over every screen. */
export function Overlays() {
  const isDebug = useKeys();
  const dispatch = useAppDispatch();
  const isEnding = useAppSelector((state) => state.session.isEnding);
  const userId = useAppSelector((state) => state.auth.userInfo?.id);
  useEffect(() => followConnection(dispatch, userId), [dispatch, userId]);
  return (
    <>
      <Splash isLoading={isEnding} />
      <Toasts />
      <UpdatePrompt />
      {isDebug && (
        <Suspense>
          <DebugOverlay />
        </Suspense>
      )}
    </>
  );
}
