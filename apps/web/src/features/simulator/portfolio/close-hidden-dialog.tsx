import { useT } from "#web/shared/i18n/use-t.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useCloseHiddenMutation } from "../api.ts";

/** Asks before everything that the country hides is sold. */
export function CloseHiddenDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const [close, { isLoading, isError }] = useCloseHiddenMutation();
  const closeAll = async () => {
    const { data } = await close();
    if (!data) return;
    onClose();
    toast(t("simulator.hidden.done"), { variant: "success" });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("simulator.hidden.title")}
      confirm={t("simulator.hidden.confirm")}
      cancel={t("simulator.hidden.cancel")}
      isBusy={isLoading}
      problem={isError && t("simulator.hidden.failed")}
      onConfirm={() => void closeAll()}
    >
      <p>{t("simulator.hidden.text")}</p>
    </ConfirmDialog>
  );
}
