import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { OverlayButton } from "#web/shared/ui/overlay-button.tsx";

interface CancelAllProps {
  /** Open orders; the button stays for as long as the list shows those that were just canceled. */
  count: number;
  isBusy: boolean;
  /** Whether it worked. */
  onConfirm: () => Promise<boolean>;
}

/** Cancels all open orders after a question. */
export function CancelAll({ count, isBusy, onConfirm }: CancelAllProps) {
  const t = useT();
  const isConnected = useIsConnected();
  const [isAsked, setAsked] = useState(false);
  const confirm = async () => {
    if (await onConfirm()) setAsked(false);
  };
  return (
    <>
      <OverlayButton look="quiet" opens="dialog" disabled={!isConnected || count === 0} onClick={() => setAsked(true)}>
        {t("simulator.cancelAll")}
      </OverlayButton>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t("simulator.cancelAllTitle")}
        confirm={t("simulator.cancelAll")}
        cancel={t("simulator.cancelAllKeep")}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
      >
        <p>{t("simulator.cancelAllText")}</p>
      </ConfirmDialog>
    </>
  );
}
