import type { CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";

// The catalogues of every first screen in one chunk: each of its own would cost a request.
export { default as app } from "./messages.fr.json";
export { default as learning } from "#web/features/learning/messages.fr.json";
export { default as shared } from "#web/shared/i18n/messages.fr.json";

/** Where the other catalogues of the language are. */
export const others = import.meta.glob<CompiledCatalogue>(
  ["../features/**/messages.fr.json", "../modules/**/messages.fr.json", "!../features/learning/messages.fr.json"],
  { import: "default" },
);
