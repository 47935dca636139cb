import "#web/shared/theme/tokens.css";
import "#web/shared/theme/fonts.css";
import "#web/shared/theme/base.css";
// Parts of nearly every first screen: with the shell they cost no request of their own.
import "#web/shared/api-client/endpoints.ts";
import "#web/shared/ui/card.tsx";
import "#web/shared/ui/states.tsx";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "#web/app/app.tsx";
import { loadCatalogue } from "#web/app/catalogues.ts";
import { routes } from "#web/app/routes.ts";
import { setCatalogueLoader, startLanguage, startingLanguage } from "#web/shared/i18n/i18n.ts";
import { followOtherTabs, renewSession } from "#web/shared/session/session.ts";
import { store as storage } from "#web/shared/storage/browser-storage.ts";
import { keepNotificationCampaign } from "#web/shared/storage/attributes.ts";
import { createStore } from "#web/shared/state/store.ts";
import { followTheme } from "#web/shared/theme/theme.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

setCatalogueLoader(loadCatalogue);
const language = startingLanguage(location.search);
const store = createStore();
followTheme();
followOtherTabs(store.dispatch);
keepNotificationCampaign(storage, location.search);
if (globalThis.earlySession || !location.pathname.includes("auth")) void renewSession(store.dispatch);

// The texts of a prerendered screen come before it is taken over: texts that come later would draw it anew, and what was typed
// into it would be gone.
const screen = routes.find(({ path }) => path === location.pathname);
await startLanguage(language, ["shared", "app", ...(screen?.messages ?? [])]);
const app = <App store={store} inRouter={(children) => <BrowserRouter>{children}</BrowserRouter>} />;
startTransition(() => {
  // A prerendered screen is in English; what was typed into it before now survives.
  if (root.dataset["prerendered"] && language === "en") hydrateRoot(root, app);
  else createRoot(root).render(app);
});
