import "#web/shared/theme/tokens.css";
import "#web/shared/theme/base.css";
import { beforeEach } from "vitest";
import { loadCatalogue } from "#web/app/catalogues.ts";
import { setCatalogueLoader, startLanguage } from "#web/shared/i18n/i18n.ts";

setCatalogueLoader(loadCatalogue);

beforeEach(async () => {
  localStorage.clear();
  await startLanguage("en", ["shared", "app"]);
});
