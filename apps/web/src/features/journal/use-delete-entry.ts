import { useT } from "#web/shared/i18n/use-t.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useDeleteJournalEntryMutation, useRestoreJournalEntryMutation } from "./api.ts";

/** Takes an entry away, with a way back. */
export function useDeleteEntry() {
  const t = useT();
  const [remove] = useDeleteJournalEntryMutation();
  const [restore] = useRestoreJournalEntryMutation();
  const bringBack = async (id: string) => {
    const { error } = await restore({ params: { id } });
    toast(t(error ? "journal.restoreFailed" : "journal.restored"), { variant: error ? "error" : "success" });
  };
  return async (id: string): Promise<void> => {
    const { error } = await remove({ params: { id } });
    if (error) toast(t("journal.deleteFailed"), { variant: "error" });
    else toast(t("journal.deleted"), { action: { label: t("ui.undo"), onClick: () => void bringBack(id) } });
  };
}
