import { catalogueFolder, type CatalogueLoader, type CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";

/** What a chunk of first texts holds: the catalogues of the first screens, and where those of all others are. */
interface FirstTexts {
  readonly app: CompiledCatalogue;
  readonly learning: CompiledCatalogue;
  readonly shared: CompiledCatalogue;
  readonly others: Readonly<Record<string, () => Promise<CompiledCatalogue>>>;
}

const first = import.meta.glob<FirstTexts>("./first-texts.*.ts");

/** English catalogues that the page holds: as files they would cost requests. */
const inPage: Readonly<Record<string, CompiledCatalogue>> = JSON.parse(
  (typeof document === "undefined" ? null : document.getElementById("page-texts"))?.textContent ?? "{}",
);

/** Catalogues by name: `shared`, `app`, a folder below `features/`, or `modules/<name>`. Those of the first screens share a chunk. */
export const loadCatalogue: CatalogueLoader = async (language, name) => {
  const held = language === "en" ? inPage[name] : undefined;
  if (held) return held;
  const texts = await first[`./first-texts.${language}.ts`]?.();
  const catalogue =
    name === "app" || name === "learning" || name === "shared"
      ? texts?.[name]
      : await texts?.others[`../${catalogueFolder(name)}/messages.${language}.json`]?.();
  if (!catalogue) throw new Error(`There is no catalogue ${name} in ${language}.`);
  return catalogue;
};
