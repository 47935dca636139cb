import type { CatalogueLoader, CatalogueName, CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";

const first = import.meta.glob<Record<string, CompiledCatalogue>>("./first-texts.*.ts");
const others = import.meta.glob<CompiledCatalogue>(
  ["../features/**/messages.*.ts", "!../features/learning/messages.*.ts"],
  { import: "messages" },
);

const FIRST: readonly CatalogueName[] = ["app", "learning", "shared"];

/** Catalogues by name: `shared`, `app`, or a folder below `features/`. Those of the first screens share a chunk. */
export const loadCatalogue: CatalogueLoader = async (language, name) => {
  const catalogue = FIRST.includes(name)
    ? (await first[`./first-texts.${language}.ts`]?.())?.[name]
    : await others[`../features/${name}/messages.${language}.ts`]?.();
  if (!catalogue) throw new Error(`There is no catalogue ${name} in ${language}.`);
  return catalogue;
};
