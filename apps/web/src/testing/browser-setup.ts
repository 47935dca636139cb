import "#web/shared/theme/tokens.css";
import "#web/shared/theme/base.css";
import { afterEach, beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { loadCatalogue } from "#web/app/catalogues.ts";
import { setCatalogueLoader, startLanguage } from "#web/shared/i18n/i18n.ts";
import { clearCachedResponses } from "#web/shared/offline/offline-cache.ts";

setCatalogueLoader(loadCatalogue);

beforeEach(async () => {
  localStorage.clear();
  await clearCachedResponses(null);
  await startLanguage("en", ["shared", "app"]);
});

// By itself it unmounts at the start of the next test, whose server would get the calls of this one.
afterEach(cleanup);
