// The catalogues of every first screen in one chunk: each of its own would cost a request.
export { messages as app } from "./messages.de.ts";
export { messages as learning } from "#web/features/learning/messages.de.ts";
export { messages as shared } from "#web/shared/i18n/messages.de.ts";
