import type { CatalogueLoader, CatalogueName, CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";

const files = import.meta.glob<CompiledCatalogue>(
  ["../shared/i18n/messages.*.ts", "./messages.*.ts", "../features/**/messages.*.ts"],
  { import: "messages" },
);

const pathOf = (name: CatalogueName, language: string): string => {
  if (name === "app") return `./messages.${language}.ts`;
  return name === "shared" ? `../shared/i18n/messages.${language}.ts` : `../features/${name}/messages.${language}.ts`;
};

/** Catalogues by name: `shared`, `app`, or a folder below `features/`. Each language of each is a chunk of its own. */
export const loadCatalogue: CatalogueLoader = async (language, name) => {
  const load = files[pathOf(name, language)];
  if (!load) throw new Error(`There is no catalogue ${name} in ${language}.`);
  return load();
};
