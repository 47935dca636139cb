import { useState } from "react";
import { useNavigate } from "react-router";
import { useCreateJournalEntryMutation, useSaveJournalPictureMutation } from "#web/features/journal/api.ts";
import { emptyDraft, readDraft } from "#web/features/journal/entry-draft.ts";
import { errorCodeOf, isUnreachable, statusOf } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { redrawPicture } from "#web/shared/pictures/redraw-picture.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";

/** Pixels of the longer edge: what the server keeps. */
const LONGEST = 1600;

/** What is said of a failure, and whether another try may mend it. */
function problemOf(error: unknown): { text: MessageKey; isWorthAnother: boolean } {
  if (isUnreachable(error)) return { text: "charts.keep.offline", isWorthAnother: true };
  if (errorCodeOf(error) === "journal_full") return { text: "charts.keep.full", isWorthAnother: false };
  if (statusOf(error) === 404) return { text: "charts.keep.gone", isWorthAnother: false };
  return { text: "charts.keep.failed", isWorthAnother: true };
}

/**
 * Keeps pictures of an instrument's chart in the journal: in the entry that asked for one, or each in a new entry about the instrument.
 * What could not be sent can be sent again as it was.
 */
export function useKeepInJournal(ticker: string, entryId: string | null) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [create] = useCreateJournalEntryMutation();
  const [savePicture] = useSaveJournalPictureMutation();

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      const { text, isWorthAnother } = problemOf(error);
      const again = { label: t("ui.retry"), onPress: () => void run(act) };
      toast(t(text), { variant: "error", ...(isWorthAnother && { action: again, isSticky: true }) });
    }
    setBusy(false);
  };
  const send = async (image: File, id: string) => {
    const read = readDraft(emptyDraft({ ticker }), language);
    // A repeat gives what was kept before.
    if (entryId === null && "entry" in read) await create({ body: { entry_id: id, entry: read.entry } }).unwrap();
    await savePicture({ params: { id }, body: { image } }).unwrap();
    const href = `/simulator/journal/${id}`;
    const open = { label: t("charts.keep.open"), onPress: () => void navigate(href) };
    toast(t("charts.keep.done"), { variant: "success", ...(entryId === null && { action: open }) });
    if (entryId !== null) await navigate(href, { replace: true });
  };
  const keep = (take: () => Promise<Blob>) => {
    const id = entryId ?? timeOrderedId();
    let image: File | null = null;
    return run(async () => {
      image ??= await redrawPicture(await take(), { longest: LONGEST });
      await send(image, id);
    });
  };
  return { isBusy, keep };
}
