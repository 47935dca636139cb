import { useState } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { errorCodeOf, isUnreachable, statusOf } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";

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
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      const { text, isWorthAnother } = problemOf(error);
      const again = { label: t("ui.retry"), onClick: () => void run(act) };
      toast(t(text), { variant: "error", ...(isWorthAnother && { action: again, isSticky: true }) });
    }
    setBusy(false);
  };
  const tellKept = async (id: string) => {
    const href = `/simulator/journal/${id}`;
    const open = { label: t("charts.keep.open"), onClick: () => navigate(href) };
    toast(t("charts.keep.done"), { variant: "success", ...(entryId === null && { action: open }) });
    if (entryId !== null) navigate(href, { replace: true });
  };
  const keep = (take: () => Promise<Blob>) => {
    const id = entryId ?? timeOrderedId();
    let image: File | null = null;
    return run(async () => {
      const { fitPicture, keepPicture } = await import("./keep-in-journal.ts");
      image ??= await fitPicture(await take());
      await keepPicture(dispatch, { id, image, ticker: entryId === null ? ticker : null });
      await tellKept(id);
    });
  };
  return { isBusy, keep };
}
