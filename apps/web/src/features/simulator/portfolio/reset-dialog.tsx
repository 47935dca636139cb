import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useResetPortfolioMutation } from "../api.ts";
import styles from "./portfolio.module.css";

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
    <Dialog isOpen={isOpen} onClose={onClose} title={t("simulator.resetTitle")}>
      <div className={styles.dialog}>
        <p>{t("simulator.resetText")}</p>
        <p className={styles.rowNote}>{t("simulator.resetSafe")}</p>
        {isError && (
          <p role="alert" className={styles.problem}>
            {t(errorCodeOf(error) === "too_many_resets" ? "simulator.resetTooOften" : "simulator.resetFailed")}
          </p>
        )}
        <Button look="danger" isWide isBusy={isLoading} onClick={() => void begin()}>
          {t("simulator.resetConfirm")}
        </Button>
        <Button look="quiet" isWide onClick={onClose}>
          {t("simulator.resetKeep")}
        </Button>
      </div>
    </Dialog>
  );
}
