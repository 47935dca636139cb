import type { DailyGoal, Pathway } from "@candlewise/contracts/learning/schemas";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "#web/shared/routing/router.tsx";
import { render } from "vitest-browser-react";
import { Providers } from "#web/app/providers.tsx";
import { activateLanguage, loadMessages } from "#web/shared/i18n/i18n.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { createStore } from "#web/shared/state/store.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { learningApi } from "./api.ts";

export interface Look {
  language?: Language;
  theme?: "light" | "dark";
}

export async function inLook({ language = "en", theme = "light" }: Look): Promise<void> {
  await loadMessages(["learning"]);
  await activateLanguage(language);
  document.documentElement.dataset["theme"] = theme;
}

/** A store whose cache holds what the server would have sent. */
export async function storeWith({ pathway, goal }: { pathway?: Pathway; goal?: DailyGoal }) {
  // In the same turn: a store of the test before may still write what it keeps.
  persisted.purge();
  const store = createStore();
  const { util } = learningApi;
  if (pathway) {
    await store.dispatch(util.upsertQueryData("getPathway", { params: { id: "active" } }, pathway));
    for (const course of pathway.courses) {
      await store.dispatch(util.upsertQueryData("getCoursePathway", { params: { id: course.id } }, course));
    }
  }
  if (goal) {
    await store.dispatch(util.upsertQueryData("getDailyGoal", {}, goal));
  }
  return store;
}

function Where() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

/** Renders a screen on its own, with the address in an output named `address`. */
export async function renderScreen(
  children: ReactNode,
  store: Awaited<ReturnType<typeof storeWith>>,
  entries: readonly string[] = ["/learn"],
) {
  const screen = await render(
    <Providers store={store}>
      <MemoryRouter entries={[...entries]}>
        {children}
        <Where />
        <Toasts />
      </MemoryRouter>
    </Providers>,
  );
  return { screen, store };
}
