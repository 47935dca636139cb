import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useResetPortfolioMutation } from "../api.ts";

interface ResetDialogProps {
  accountNumber: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before the account begins again, and says what stays. */
export function ResetDialog({ accountNumber, isOpen, onClose }: ResetDialogProps) {
  const t = useT();
  const [reset, { isLoading, isError, error }] = useResetPortfolioMutation();
  const begin = async () => {
    const { data } = await reset({ body: { account_number: accountNumber } });
    if (!data) return;
    onClose();
    toast(t("simulator.resetDone"), { variant: "success" });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("simulator.resetTitle")}
      confirm={t("simulator.resetConfirm")}
      cancel={t("simulator.resetCancel")}
      isBusy={isLoading}
      problem={
        isError && t(errorCodeOf(error) === "too_many_resets" ? "simulator.resetTooOften" : "simulator.resetFailed")
      }
      onConfirm={() => void begin()}
    >
      <p>{t("simulator.resetText")}</p>
      <Text size={2} tone="muted">
        {t("simulator.resetSafe")}
      </Text>
    </ConfirmDialog>
  );
}
