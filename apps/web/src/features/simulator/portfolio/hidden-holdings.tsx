import { useState } from "react";
import { usdText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { prefetchDialog } from "#web/shared/ui/dialog.tsx";
import type { HiddenHoldings as Holdings } from "../api.ts";
import { CloseHiddenDialog } from "./close-hidden-dialog.tsx";
import styles from "./portfolio.module.css";

/** S6.10: what the account has in instruments that the country hides, as one sum, and how to be rid of it. */
export function HiddenHoldings({ hidden }: { hidden: Holdings }) {
  const t = useT();
  const isConnected = useIsConnected();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card className={styles.listCard}>
      <div className={styles.row}>
        <div className={styles.rowMain}>
          <p className={styles.rowTitle}>{t("simulator.hidden.name")}</p>
          <p className={styles.rowNote}>{t(hidden.can_close ? "simulator.hidden.note" : "simulator.hidden.closing")}</p>
          {hidden.reserved > 0 && (
            <p className={styles.rowNote}>{t("simulator.hidden.reserved", { amount: usdText(hidden.reserved) })}</p>
          )}
        </div>
        <div className={styles.rowEnd}>
          <p className={styles.rowValue} dir="ltr">
            {usdText(hidden.value)}
          </p>
          {hidden.can_close && (
            <Button
              look="quiet"
              aria-haspopup="dialog"
              disabled={!isConnected}
              onPointerEnter={prefetchDialog}
              onFocus={prefetchDialog}
              onClick={() => setAsked(true)}
            >
              {t("simulator.hidden.close")}
            </Button>
          )}
        </div>
      </div>
      <CloseHiddenDialog isOpen={isAsked} onClose={() => setAsked(false)} />
    </Card>
  );
}
