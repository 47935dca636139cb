import "#web/shared/theme/tokens.css";
import "#web/shared/theme/fonts.css";
import "#web/shared/theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserHistory } from "#web/shared/routing/history.ts";
import { isOperatorPath } from "#web/shared/routing/operator-path.ts";
import { Router } from "#web/shared/routing/router.tsx";
import { followOtherTabs, renewSession } from "#web/shared/session/session.ts";
import { createStore } from "#web/shared/state/store.ts";
import { followTheme } from "#web/shared/theme/theme.ts";
import { OperatorApp } from "./operator-app.tsx";
import { startEnglish } from "./start-english.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

const store = createStore();
const history = createBrowserHistory(isOperatorPath);
followTheme();
followOtherTabs(store.dispatch);
void renewSession(store.dispatch);

async function start(container: HTMLElement): Promise<void> {
  await startEnglish();
  createRoot(container).render(
    <StrictMode>
      <OperatorApp store={store} inRouter={(children) => <Router history={history}>{children}</Router>} />
    </StrictMode>,
  );
}
void start(root);
