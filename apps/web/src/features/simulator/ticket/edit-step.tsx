import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { useOrderError } from "../orders/order-errors.ts";
import { AmountField } from "./amount-field.tsx";
import { CostPanel } from "./cost-panel.tsx";
import { ClosedNote, MarketLine } from "./market-line.tsx";
import { OpeningChip } from "./opening-chip.tsx";
import { PriceFields } from "./price-fields.tsx";
import { SizeHelper } from "./size-helper.tsx";
import styles from "./ticket.module.css";
import { TypeField } from "./type-field.tsx";
import type { Ticket } from "./use-ticket.ts";

interface EditStepProps {
  ticket: Ticket;
  /** The review was asked for and waits for the cost. */
  isAwaitingCost: boolean;
  onReview: () => void;
}

/** The order as it is written. */
export function EditStep({ ticket, isAwaitingCost, onReview }: EditStepProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const { form, session, quote, change } = ticket;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onReview();
      }}
    >
      <MarketLine quote={quote} />
      <Segmented
        label={t("ticket.side")}
        options={[
          { value: "buy", label: t("simulator.side.buy") },
          { value: "sell", label: t("simulator.side.sell") },
        ]}
        value={form.side}
        onChange={(side) => change({ side, amount: "" })}
      />
      <ClosedNote session={session} />
      <TypeField side={form.side} type={form.type} onType={(type) => change({ type })} />
      <AmountField ticket={ticket} />
      <PriceFields ticket={ticket} />
      <OpeningChip ticket={ticket} />
      {form.side === "buy" && <SizeHelper ticket={ticket} />}
      {form.type !== "market" && <TimeInForceField ticket={ticket} />}
      <CostPanel ticket={ticket} />
      <Refusal ticket={ticket} />
      {!isOnline && <p className={styles.note}>{t("ticket.offline")}</p>}
      <Button type="submit" isWide disabled={!isOnline} isBusy={isAwaitingCost}>
        {t("ticket.review")}
      </Button>
    </form>
  );
}

function TimeInForceField({ ticket: { form, change } }: { ticket: Ticket }) {
  const t = useT();
  return (
    <div className={styles.group}>
      <p className={styles.label}>{t("ticket.tif")}</p>
      <Segmented
        label={t("ticket.tif")}
        options={[
          { value: "day", label: t("simulator.tif.day") },
          { value: "gtc", label: t("simulator.tif.gtc") },
        ]}
        value={form.timeInForce}
        onChange={(timeInForce) => change({ timeInForce })}
      />
      <p className={styles.note}>{t(`ticket.tifNote.${form.timeInForce}`)}</p>
    </div>
  );
}

/** A refusal that belongs to no field. */
function Refusal({ ticket: { refusal } }: { ticket: Ticket }) {
  const wordsOf = useOrderError();
  return (
    <div role="alert">
      {refusal?.field === null && (
        <p className={styles.refusal}>
          <Icon name="alert" size={18} />
          {wordsOf(refusal.error)}
        </p>
      )}
    </div>
  );
}
