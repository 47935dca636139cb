import { useT } from "#web/shared/i18n/use-t.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useDeleteAnalysisMutation, useRestoreAnalysisMutation } from "../api.ts";

/** Deletes an analysis at once; the message that says so can undo it. */
export function useDeleteAnalysis() {
  const t = useT();
  const [remove, { isLoading }] = useDeleteAnalysisMutation();
  const [restore] = useRestoreAnalysisMutation();
  const topic = "analysis deleted";
  const undo = async (id: string) => {
    const { error } = await restore({ params: { id } });
    if (error) toast(t("analyzer.restoreFailed"), { variant: "error", topic });
  };
  /** Whether it is deleted. */
  const deleteAnalysis = async (id: string): Promise<boolean> => {
    const { error } = await remove({ params: { id } });
    if (error) toast(t("analyzer.deleteFailed"), { variant: "error", topic });
    else toast(t("analyzer.deleted"), { topic, action: { label: t("analyzer.undo"), onClick: () => void undo(id) } });
    return !error;
  };
  return { deleteAnalysis, isDeleting: isLoading };
}
