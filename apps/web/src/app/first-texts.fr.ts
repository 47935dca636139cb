// The catalogues of every first screen in one chunk: each of its own would cost a request.
export { messages as app } from "./messages.fr.ts";
export { messages as learning } from "#web/features/learning/messages.fr.ts";
export { messages as shared } from "#web/shared/i18n/messages.fr.ts";
