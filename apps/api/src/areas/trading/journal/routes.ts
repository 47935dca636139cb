import type { journalContract } from "@candlewise/contracts/journal/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { JournalDependencies } from "./dependencies.ts";
import { listEntries } from "./list-entries.ts";
import { deletePicture, savePicture } from "./pictures.ts";
import { saveReview, showReviews } from "./reviews.ts";
import { createEntry, deleteEntry, restoreEntry, saveEntry, showEntry } from "./save-entry.ts";

export function journalHandlers(deps: JournalDependencies): Handlers<typeof journalContract> {
  return {
    listJournal: async ({ query }, context) => listEntries(deps, context, query),
    createJournalEntry: async ({ body }, context) => createEntry(deps, context, body),
    getJournalEntry: async ({ params }, context) => showEntry(deps, context, params.id),
    saveJournalEntry: async ({ params, body }, context) => saveEntry(deps, context, params.id, body),
    deleteJournalEntry: async ({ params }, context) => deleteEntry(deps, context, params.id),
    restoreJournalEntry: async ({ params }, context) => restoreEntry(deps, context, params.id),
    saveJournalPicture: async ({ params, body }, context) => savePicture(deps, context, params.id, body.image),
    deleteJournalPicture: async ({ params }, context) => deletePicture(deps, context, params.id),
    listJournalReviews: async (_, context) => showReviews(deps, context),
    saveJournalReview: async ({ params, body }, context) => saveReview(deps, context, Number(params.number), body),
  };
}
