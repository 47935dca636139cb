import type { CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";

// The catalogues of every first screen in one chunk: each of its own would cost a request.
export { messages as app } from "./messages.de.ts";
export { messages as learning } from "#web/features/learning/messages.de.ts";
export { messages as shared } from "#web/shared/i18n/messages.de.ts";

/** Where the other catalogues of the language are. */
export const others = import.meta.glob<CompiledCatalogue>(
  ["../features/**/messages.de.ts", "!../features/learning/messages.de.ts"],
  { import: "messages" },
);
