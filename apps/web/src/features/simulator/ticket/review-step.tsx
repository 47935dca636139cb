import { useEffect, useRef } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Facts } from "#web/shared/ui/facts.tsx";
import type { OrderRequest } from "../api.ts";
import { bracketOdds } from "./bracket-odds.ts";
import { PreviewFacts } from "./cost-panel.tsx";
import { ClosedNote, MarketLine } from "./market-line.tsx";
import styles from "./ticket.module.css";
import { useOrderFacts } from "./use-order-facts.ts";
import type { Ticket } from "./use-ticket.ts";

interface ReviewStepProps {
  ticket: Ticket;
  order: OrderRequest;
  isSending: boolean;
  onConfirm: () => void;
  onEdit: () => void;
}

/** The whole order once more, before it is sent. */
export function ReviewStep({ ticket, order, isSending, onConfirm, onEdit }: ReviewStepProps) {
  const t = useT();
  const language = useLanguage();
  const isOnline = useIsOnline();
  const factsOf = useOrderFacts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { form, asset, quote, session, cost, read } = ticket;
  const odds = order.type === "bracket" ? bracketOdds(order, quote, language) : null;
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t("ticket.review.title")}
      </h3>
      <MarketLine quote={quote} />
      <Facts
        facts={[
          ...factsOf(form.side, asset.ticker, order),
          ...(odds
            ? [
                { label: t("ticket.review.risk"), value: odds.risk, note: t("ticket.review.riskNote") },
                { label: t("ticket.review.aim"), value: odds.aim },
                { label: t("ticket.review.ratio"), value: odds.ratio },
              ]
            : []),
        ]}
      />
      <ClosedNote session={session} />
      {cost.preview && (
        <section className={styles.cost}>
          <h4>{t("ticket.cost.title")}</h4>
          <PreviewFacts preview={cost.preview} quantity={read.quantity} isStale={cost.isStale} side={form.side} />
        </section>
      )}
      {!isOnline && <p className={styles.note}>{t("ticket.offline")}</p>}
      <div className={styles.actions}>
        <Button isWide isBusy={isSending} disabled={!isOnline} onClick={onConfirm}>
          {t(form.side === "buy" ? "ticket.send.buy" : "ticket.send.sell")}
        </Button>
        <Button look="quiet" isWide disabled={isSending} onClick={onEdit}>
          {t("ticket.edit")}
        </Button>
      </div>
    </div>
  );
}
