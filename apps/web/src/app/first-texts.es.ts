import type { CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";

// The catalogues of every first screen in one chunk: each of its own would cost a request.
export { default as app } from "./messages.es.json";
export { default as learning } from "#web/features/learning/messages.es.json";
export { default as shared } from "#web/shared/i18n/messages.es.json";

/** Where the other catalogues of the language are. */
export const others = import.meta.glob<CompiledCatalogue>(
  ["../features/**/messages.es.json", "../modules/**/messages.es.json", "!../features/learning/messages.es.json"],
  { import: "default" },
);
