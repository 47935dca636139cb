import type { Language } from "#web/shared/i18n/languages.ts";
import type { DraftStore, StoredDraft } from "#web/shared/offline/draft-store.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { journalApi } from "./api.ts";
import { readDraft, restoredDraft } from "./entry-draft.ts";
import { restoredReview, reviewNumberOf } from "./review-draft.ts";

const { createJournalEntry, saveJournalEntry, saveJournalReview } = journalApi.endpoints;
const UNTRACKED = { track: false } as const;

/** Saves what was typed into the journal and not saved. What the server does not take stays on the device. */
export const sendDrafts =
  (drafts: DraftStore, language: Language) =>
  async (dispatch: AppStore["dispatch"]): Promise<void> => {
    const send = async (id: string, { value, base: { version } }: StoredDraft): Promise<boolean> => {
      const number = reviewNumberOf(id);
      if (number !== null) {
        const body = { version: 0, review: restoredReview(value) };
        return !(await dispatch(saveJournalReview.initiate({ params: { number }, body }, UNTRACKED))).error;
      }
      const read = readDraft(restoredDraft(value), language);
      if ("invalid" in read) return false;
      const { entry } = read;
      const { error } =
        version === 0
          ? await dispatch(createJournalEntry.initiate({ body: { entry_id: id, entry } }, UNTRACKED))
          : await dispatch(saveJournalEntry.initiate({ params: { id }, body: { version, entry } }, UNTRACKED));
      return !error;
    };
    for (const [id, draft] of drafts.all("drafts")) if (await send(id, draft)) drafts.remove(id);
  };
