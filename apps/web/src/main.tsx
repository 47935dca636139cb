import "#web/shared/theme/tokens.css";
import "#web/shared/theme/fonts.css";
import "#web/shared/theme/base.css";
import type { PageMatch } from "@candlewise/domain/pages/match-page";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "#web/app/app.tsx";
import { loadCatalogue } from "#web/app/catalogues.ts";
import { preloadCalls } from "#web/app/preload-calls.ts";
import { prepareQueries } from "#web/app/prepare-queries.ts";
import { prepareScreen } from "#web/app/router.tsx";
import { whenIdle } from "#web/app/shell/when-idle.ts";
import { isHiddenRoute, matchRoute } from "#web/app/routes.ts";
import { loadScreenComponent, loadScreenTable } from "#web/app/screen-modules.ts";
import { visibilityOf } from "#web/shared/geo/use-visibility.ts";
import { setCatalogueLoader, startLanguage, startingLanguage } from "#web/shared/i18n/i18n.ts";
import { readCachedResponses } from "#web/shared/offline/offline-cache.ts";
import { addCached } from "#web/shared/session/preloaded.ts";
import { createBrowserHistory } from "#web/shared/routing/history.ts";
import { isOperatorPath } from "#web/shared/routing/operator-path.ts";
import { Router } from "#web/shared/routing/router.tsx";
import { setSessionStatus } from "#web/shared/session/session-slice.ts";
import type { AppRoute } from "#web/shared/routing/route.ts";
import { followOtherTabs, renewSession } from "#web/shared/session/session.ts";
import { loadWithin } from "#web/shared/storage/persisted-slices.ts";
import { STORAGE_KEYS, store as storage } from "#web/shared/storage/browser-storage.ts";
import { saveNotificationCampaign } from "#web/shared/storage/attributes.ts";
import { createStore } from "#web/shared/state/store.ts";
import { followTheme } from "#web/shared/theme/theme.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

setCatalogueLoader(loadCatalogue);
const language = startingLanguage(location.search);
const store = createStore();
const history = createBrowserHistory((pathname) => !isOperatorPath(pathname));
followTheme();
followOtherTabs(store.dispatch);
saveNotificationCampaign(storage, location.search);

const { hidesSimulator } = visibilityOf(store.getState().geo.groups);
const found = matchRoute(location.pathname);
const match = found && !isHiddenRoute(found.page, { hidesSimulator }) ? found : null;
const asksForSession = globalThis.earlySession !== undefined || match?.page.access !== "visitor";
if (!asksForSession) store.dispatch(setSessionStatus("signedOut"));
const renewing = asksForSession ? renewSession(store.dispatch) : Promise.resolve();
/** Milliseconds that the first render waits for the session at most; what comes later is rendered when it comes. */
const SESSION_WAIT = 400;

let isSessionKnown = false;
void renewing.then(() => {
  isSessionKnown = true;
});

/** Takes the data of the screen from an earlier visit, if all of them are on the device before the server has answered. */
async function offerCached(): Promise<boolean> {
  const calls = preloadCalls(location.pathname);
  const cached = await readCachedResponses(storage.get(STORAGE_KEYS.userId) ?? "", calls);
  if (isSessionKnown || cached.length === 0 || cached.length < calls.length) return false;
  addCached(cached);
  return true;
}

async function prepareFirstPaint({ page, params }: PageMatch<AppRoute>): Promise<void> {
  if (page.firstPaint !== "fresh" && page.firstPaint !== "cached") return;
  const prepare = () => prepareQueries(store.dispatch, page.queries(params));
  // What the server answers later takes the place of what was cached.
  const fresh = renewing.then((renewal) => (renewal === "renewed" ? prepare() : undefined));
  const cached = page.firstPaint === "cached" ? offerCached() : Promise.resolve(false);
  const first = cached.then((isOffered) => (isOffered ? prepare() : fresh));
  await loadWithin(Promise.race([fresh, first]), undefined, SESSION_WAIT);
}

/**
 * Texts and code of the first screen come before it is rendered: what comes later would render it again, and what was typed into a
 * prerendered screen would be gone. Until then the page shows what was prerendered. Not awaited at the top level: code of screens
 * imports this module's chunk and would wait for it in turn.
 */
async function start(container: HTMLElement): Promise<void> {
  // A failure shows when the screen is rendered.
  const loading = match && loadScreenComponent(match.page).catch(() => null);
  await startLanguage(language, ["shared", "app", ...(match?.page.texts ?? [])]);
  await loading;
  if (match) {
    await prepareScreen(match.page);
    await prepareFirstPaint(match);
  }
  const app = (
    <App
      store={store}
      inRouter={(children) => <Router history={history}>{children}</Router>}
      onStart={() => delete container.dataset["page"]}
    />
  );
  startTransition(() => {
    // A prerendered screen is in English; what was typed into it before now survives.
    if (container.dataset["page"] === "screen" && language === "en") hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
  // Without it the next screen asks for it; a failure shows there.
  whenIdle(() => void loadScreenTable().catch(() => undefined));
}
void start(root);
