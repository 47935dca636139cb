import { StrictMode, useLayoutEffect, type ReactNode } from "react";
import type { AppStore } from "#web/shared/state/store.ts";
import { Overlays } from "./overlays.tsx";
import { Providers } from "./providers.tsx";
import { AppRouter } from "./router.tsx";

interface AppProps {
  store: AppStore;
  /** Puts the router of the browser, or of prerendering, around the app. */
  inRouter: (children: ReactNode) => ReactNode;
  /** The app replaces what was prerendered before it is painted. */
  onStart?: () => void;
}

export function App({ store, inRouter, onStart }: AppProps) {
  useLayoutEffect(() => onStart?.(), [onStart]);
  return (
    <StrictMode>
      <Providers store={store}>
        {inRouter(
          <>
            <AppRouter />
            <Overlays />
          </>,
        )}
      </Providers>
    </StrictMode>
  );
}
