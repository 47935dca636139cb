import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { OverlayButton } from "#web/shared/ui/overlay-button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import styles from "./portfolio.module.css";
import { useExport } from "./use-export.ts";

/** A copy of the activity, and a new beginning. */
export function AccountActions({ accountNumber }: { accountNumber: number }) {
  const t = useT();
  const isConnected = useIsConnected();
  const [isAsked, setAsked] = useState(false);
  const { run, isRunning, hasFailed } = useExport(accountNumber);
  return (
    <div className={styles.accountActions}>
      <Button look="quiet" icon="download" isBusy={isRunning} disabled={!isConnected} onClick={() => void run()}>
        {t("simulator.export")}
      </Button>
      <OverlayButton look="quiet" icon="refresh" opens="dialog" disabled={!isConnected} onClick={() => setAsked(true)}>
        {t("simulator.reset")}
      </OverlayButton>
      <ProblemAlert>{hasFailed && t("simulator.exportFailed")}</ProblemAlert>
      <ResetDialog accountNumber={accountNumber} isOpen={isAsked} onClose={() => setAsked(false)} />
    </div>
  );
}
