import { useState } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { errorCodeOf, isUnreachable, statusOf } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";

/** The message about a failure, and whether a retry may succeed. */
function problemOf(error: unknown): { text: MessageKey; canRetry: boolean } {
  if (isUnreachable(error)) return { text: "charts.snapshot.offline", canRetry: true };
  if (errorCodeOf(error) === "journal_full") return { text: "charts.snapshot.full", canRetry: false };
  if (statusOf(error) === 404) return { text: "charts.snapshot.gone", canRetry: false };
  return { text: "charts.snapshot.failed", canRetry: true };
}

/**
 * Saves snapshots of an instrument's chart in the journal: in the entry that asked for one, or each in a new entry about the instrument.
 * What could not be sent can be sent again as it was.
 */
export function useSaveToJournal(ticker: string, entryId: string | null) {
  const t = useT();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      const { text, canRetry } = problemOf(error);
      const again = { label: t("ui.retry"), onClick: () => void run(act) };
      toast(t(text), { variant: "error", ...(canRetry && { action: again, isSticky: true }) });
    }
    setBusy(false);
  };
  const confirmSaved = async (id: string) => {
    const href = `/simulator/journal/${id}`;
    const open = { label: t("charts.snapshot.open"), onClick: () => navigate(href) };
    toast(t("charts.snapshot.done"), { variant: "success", ...(entryId === null && { action: open }) });
    if (entryId !== null) navigate(href, { replace: true });
  };
  const save = (take: () => Promise<Blob>) => {
    const id = entryId ?? timeOrderedId();
    let image: File | null = null;
    return run(async () => {
      const { fitPicture, savePicture } = await import("./save-to-journal.ts");
      image ??= await fitPicture(await take());
      await savePicture(dispatch, { id, image, ticker: entryId === null ? ticker : null });
      await confirmSaved(id);
    });
  };
  return { isBusy, save };
}
