import { useT } from "#web/shared/i18n/use-t.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useResolveReportsMutation, type ReportedItem } from "./api.ts";

/** When the newest of the resolved reports were resolved. */
const lastResolved = ({ newest }: ReportedItem): string =>
  newest.map(({ resolved }) => resolved?.at ?? "").reduce((last, at) => (at > last ? at : last), "");

/** Resolves the reports of a question that are shown, or opens those again that were resolved last; offers to undo the former. */
export function useResolve(): {
  resolve: (item: ReportedItem) => Promise<void>;
  reopen: (item: ReportedItem) => Promise<void>;
} {
  const t = useT();
  const [save] = useResolveReportsMutation();
  const open = async (item_id: string, resolved_since: string) => {
    const { error } = await save({ params: { item_id }, body: { is_resolved: false, resolved_since } });
    toast(t(error ? "operator.notSaved" : "operator.reports.reopened"), { variant: error ? "error" : "success" });
  };
  return {
    reopen: (item) => open(item.item_id, lastResolved(item)),
    async resolve({ item_id, latest_at }) {
      const { data, error } = await save({ params: { item_id }, body: { is_resolved: true, sent_until: latest_at } });
      const resolvedAt = data?.resolved_at;
      if (error || !resolvedAt) {
        toast(t("operator.notSaved"), { variant: "error" });
        return;
      }
      toast(t("operator.reports.resolved"), {
        variant: "success",
        action: { label: t("ui.undo"), onClick: () => void open(item_id, resolvedAt) },
      });
    },
  };
}
