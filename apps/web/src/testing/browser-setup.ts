import "#web/shared/theme/tokens.css";
import "#web/shared/theme/base.css";
import { beforeEach } from "vitest";
import { loadCatalogue } from "#web/app/catalogues.ts";
import { setCatalogueLoader, startLanguage } from "#web/shared/i18n/i18n.ts";
import { clearCachedResponses } from "#web/shared/offline/offline-cache.ts";

setCatalogueLoader(loadCatalogue);

beforeEach(async () => {
  localStorage.clear();
  await clearCachedResponses(null);
  await startLanguage("en", ["shared", "app"]);
});
