import { queuedRoutes } from "@candlewise/contracts/queued-routes";
import { sendDrawings } from "#web/features/charts/send-drawings.ts";
import { sendDrafts } from "#web/features/journal/send-drafts.ts";
import { sendOutbox } from "#web/shared/state/send-outbox.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { draftStore } from "#web/shared/offline/draft-store.ts";
import type { AppStore } from "#web/shared/state/store.ts";

/** Sends what a user's device keeps unsent, as far as the server takes it. */
export const sendUnsent =
  (userId: string, language: Language) =>
  async (dispatch: AppStore["dispatch"]): Promise<void> => {
    await dispatch(sendOutbox(userId, queuedRoutes));
    const drafts = draftStore(userId);
    await dispatch(sendDrafts(drafts, language));
    await dispatch(sendDrawings(drafts));
  };
