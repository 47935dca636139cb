import { useSyncExternalStore } from "react";
import { outboxState, subscribeOutbox, type OutboxState } from "./outbox.ts";

const NOTHING: OutboxState = { waiting: 0, refused: 0, isSending: false };

/** What of the user is in the outbox. */
export const useOutbox = (): OutboxState => useSyncExternalStore(subscribeOutbox, outboxState, () => NOTHING);
