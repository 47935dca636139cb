import { OrderForm } from "#web/modules/order-form/order-form.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { OpeningChip } from "./opening-chip.tsx";
import { SizeHelper } from "./size-helper.tsx";
import styles from "./ticket.module.css";
import type { Ticket } from "./use-ticket.ts";

interface EditStepProps {
  ticket: Ticket;
  /** The review was requested and waits for the cost. */
  isAwaitingCost: boolean;
  /** Where nothing around the ticket names it. */
  hasTitle: boolean;
  onReview: () => void;
}

/** The order as it is written. */
export function EditStep({ ticket, isAwaitingCost, hasTitle, onReview }: EditStepProps) {
  const t = useT();
  return (
    <OrderForm
      draft={ticket}
      hasTimeInForce
      submitLabel={t("ticket.review")}
      isBusy={isAwaitingCost}
      onSubmit={onReview}
      top={
        <>
          {hasTitle && (
            <h2 className={styles.heading}>{t(`order.title.${ticket.fields.side}`, { name: ticket.asset.name })}</h2>
          )}
          <PracticeTag />
        </>
      }
      notice={<ClosedNote session={ticket.session} />}
      helpers={
        <>
          <OpeningChip ticket={ticket} />
          {ticket.fields.side === "buy" && <SizeHelper ticket={ticket} />}
        </>
      }
    />
  );
}
