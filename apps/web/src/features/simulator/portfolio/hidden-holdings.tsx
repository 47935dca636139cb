import { useState } from "react";
import { usdText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { ListCard } from "#web/shared/ui/card.tsx";
import { OverlayButton } from "#web/shared/ui/overlay-button.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { HiddenHoldings as Holdings } from "../api.ts";
import { CloseHiddenDialog } from "./close-hidden-dialog.tsx";
import styles from "./portfolio.module.css";

/** S6.10: what the account has in instruments that the country hides, as one sum, and how to be rid of it. */
export function HiddenHoldings({ hidden }: { hidden: Holdings }) {
  const t = useT();
  const isConnected = useIsConnected();
  const [isAsked, setAsked] = useState(false);
  return (
    <ListCard>
      <li className={styles.row}>
        <div className={styles.rowMain}>
          <Text weight={700}>{t("simulator.hidden.name")}</Text>
          <Text size={2} tone="muted">
            {t(hidden.can_close ? "simulator.hidden.note" : "simulator.hidden.closing")}
          </Text>
          {hidden.reserved > 0 && (
            <Text size={2} tone="muted">
              {t("simulator.hidden.reserved", { amount: usdText(hidden.reserved) })}
            </Text>
          )}
        </div>
        <Text as="div" size={2} className={styles.rowEnd}>
          <Text size={5} weight={800} className="tabular" dir="ltr">
            {usdText(hidden.value)}
          </Text>
          {hidden.can_close && (
            <OverlayButton look="quiet" opens="dialog" disabled={!isConnected} onClick={() => setAsked(true)}>
              {t("simulator.hidden.close")}
            </OverlayButton>
          )}
        </Text>
        <CloseHiddenDialog isOpen={isAsked} onClose={() => setAsked(false)} />
      </li>
    </ListCard>
  );
}
