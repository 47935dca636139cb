import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { render } from "vitest-browser-react";
import { Providers } from "#web/app/providers.tsx";
import { createStore } from "#web/shared/state/store.ts";

/** Renders with store, texts and router, as the app does; `entries` is the history so far, its last entry the page shown. */
export async function renderInApp(children: ReactNode, entries: readonly string[] = ["/"]) {
  const store = createStore();
  const screen = await render(
    <Providers store={store}>
      <MemoryRouter initialEntries={[...entries]}>{children}</MemoryRouter>
    </Providers>,
  );
  return { screen, store };
}
