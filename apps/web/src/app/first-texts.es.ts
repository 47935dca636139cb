import type { CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";

// The catalogues of every first screen in one chunk: each of its own would cost a request.
export { messages as app } from "./messages.es.ts";
export { messages as learning } from "#web/features/learning/messages.es.ts";
export { messages as shared } from "#web/shared/i18n/messages.es.ts";

/** Where the other catalogues of the language are. */
export const others = import.meta.glob<CompiledCatalogue>(
  ["../features/**/messages.es.ts", "!../features/learning/messages.es.ts"],
  { import: "messages" },
);
