import type { User } from "@candlewise/contracts/auth/schemas";
import type { ReactNode } from "react";
import { MemoryRouter } from "#web/shared/routing/router.tsx";
import { render } from "vitest-browser-react";
import { Providers } from "#web/app/providers.tsx";
import { beginSession } from "#web/shared/session/session.ts";
import { createStore } from "#web/shared/state/store.ts";
import { ADA } from "./stub-server.ts";

/** Renders with store, texts and router, as the app does; `entries` is the history so far, its last entry the page shown. */
export async function renderInApp(children: ReactNode, entries: readonly string[] = ["/"], store = createStore()) {
  const screen = await render(
    <Providers store={store}>
      <MemoryRouter entries={[...entries]}>{children}</MemoryRouter>
    </Providers>,
  );
  return { screen, store };
}

/** The same for somebody who is signed in. */
export async function renderSignedIn(children: ReactNode, entries?: readonly string[], user: User = ADA) {
  const store = createStore();
  beginSession(store.dispatch, { access_token: "access", expires_in: 600, user });
  return renderInApp(children, entries, store);
}
