import type { CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";

// The catalogues of every first screen in one chunk: each of its own would cost a request.
export { default as app } from "./messages.en.json";
export { default as learning } from "#web/features/learning/messages.en.json";
export { default as shared } from "#web/shared/i18n/messages.en.json";

/** Where the other catalogues of the language are. */
export const others = import.meta.glob<CompiledCatalogue>(
  ["../features/**/messages.en.json", "../modules/**/messages.en.json", "!../features/learning/messages.en.json"],
  { import: "default" },
);
