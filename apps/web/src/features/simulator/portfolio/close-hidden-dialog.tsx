import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useCloseHiddenMutation } from "../api.ts";
import styles from "./portfolio.module.css";

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
    <Dialog isOpen={isOpen} onClose={onClose} title={t("simulator.hidden.title")}>
      <div className={styles.dialog}>
        <p>{t("simulator.hidden.text")}</p>
        {isError && (
          <p role="alert" className={styles.problem}>
            {t("simulator.hidden.failed")}
          </p>
        )}
        <Button look="danger" isWide isBusy={isLoading} onClick={() => void closeAll()}>
          {t("simulator.hidden.confirm")}
        </Button>
        <Button look="quiet" isWide onClick={onClose}>
          {t("simulator.hidden.keep")}
        </Button>
      </div>
    </Dialog>
  );
}
