import type { DraftStore } from "#web/shared/offline/draft-store.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { autosaveDrawings, tickerOfDraft } from "./autosave-drawings.ts";

/** Saves drawings that only this device has. What the server does not take stays on the device. */
export const sendDrawings =
  (drafts: DraftStore) =>
  async (dispatch: AppStore["dispatch"]): Promise<void> => {
    for (const [id] of drafts.all("drawings")) {
      const autosave = autosaveDrawings({ dispatch, ticker: tickerOfDraft(id), drafts });
      // Attempted once: its user waits to sign out.
      autosave.close();
      await autosave.open();
    }
  };
