import { journalApi } from "#web/features/journal/api.ts";
import { emptyDraft, readDraft } from "#web/features/journal/entry-draft.ts";
import { redrawPicture } from "#web/shared/pictures/redraw-picture.ts";
import type { AppStore } from "#web/shared/state/store.ts";

const { createJournalEntry, saveJournalPicture } = journalApi.endpoints;

/** Pixels of the longer edge: the most that the server stores. */
const LONGEST = 1600;

/** A picture as large as the server stores it. */
export const fitPicture = (picture: Blob): Promise<File> => redrawPicture(picture, { longest: LONGEST });

interface JournalPicture {
  /** Of the entry. */
  readonly id: string;
  /** Of an entry that is to be made; null for one that is there. */
  readonly ticker: string | null;
  readonly image: File;
}

/** Saves a picture in an entry of the journal. A repeat makes no second entry. */
export async function savePicture(
  dispatch: AppStore["dispatch"],
  { id, ticker, image }: JournalPicture,
): Promise<void> {
  // Nothing in it is typed, so that the language does not matter.
  const read = readDraft(emptyDraft({ ticker }), "en");
  if (ticker !== null && "entry" in read)
    await dispatch(createJournalEntry.initiate({ body: { entry_id: id, entry: read.entry } })).unwrap();
  await dispatch(saveJournalPicture.initiate({ params: { id }, body: { image } })).unwrap();
}
