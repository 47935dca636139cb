import type { CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";
import { setCatalogueLoader, startLanguage } from "#web/shared/i18n/i18n.ts";

// The build compiles them: the type of an imported JSON file would be that of its source.
const catalogues = import.meta.glob<CompiledCatalogue>(["./messages.en.json", "../shared/i18n/messages.en.json"], {
  eager: true,
  import: "default",
});

/** Operators read English, whatever language they learn in: the texts come with the code. */
export async function startEnglish(): Promise<void> {
  const texts: CompiledCatalogue = Object.assign({}, ...Object.values(catalogues));
  setCatalogueLoader(async () => texts);
  await startLanguage("en", ["shared", "operator"]);
}
