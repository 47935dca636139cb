import { StrictMode } from "react";
import { BrowserRouter } from "react-router";
import type { AppStore } from "#web/shared/state/store.ts";
import { Providers } from "./providers.tsx";
import { AppRouter } from "./router.tsx";

export function App({ store }: { store: AppStore }) {
  return (
    <StrictMode>
      <Providers store={store}>
        <BrowserRouter>
          <AppRouter />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
}
