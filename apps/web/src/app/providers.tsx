import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { i18n } from "#web/shared/i18n/i18n.ts";
import type { AppStore } from "#web/shared/state/store.ts";

export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </Provider>
  );
}
