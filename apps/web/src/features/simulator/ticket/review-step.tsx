import { useEffect, useRef } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PreviewFacts } from "#web/modules/order-form/cost-panel.tsx";
import { asTerm } from "#web/modules/glossary/as-term.tsx";
import formStyles from "#web/modules/order-form/order-form.module.css";
import { Quotes } from "#web/modules/order-form/quotes.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Facts } from "#web/shared/ui/facts.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { OrderRequest } from "../api.ts";
import { bracketOdds } from "./bracket-odds.ts";
import { ClosedNote } from "./closed-note.tsx";
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
  const { fields, asset, quote, session, cost } = ticket;
  const odds = order.type === "bracket" ? bracketOdds(order, { kind: asset.kind, quote }, language) : null;
  return (
    <Stack gap={4}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t("ticket.review.title")}
      </h3>
      <Stack gap={2}>
        <PracticeTag />
        <Quotes quote={quote} />
      </Stack>
      <Facts
        facts={[
          ...factsOf(fields.side, asset.ticker, order),
          ...(odds
            ? [
                {
                  label: t("ticket.review.risk"),
                  explain: asTerm("maxLoss"),
                  value: odds.risk,
                  note: t("ticket.review.riskNote"),
                },
                { label: t("ticket.review.aim"), value: odds.aim },
                { label: t("ticket.review.ratio"), explain: asTerm("rewardToRisk"), value: odds.ratio },
              ]
            : []),
        ]}
      />
      <ClosedNote session={session} />
      {cost.preview && (
        <Stack as="section" gap={3} className={formStyles.cost}>
          <h4>{t("order.preview.title")}</h4>
          <PreviewFacts draft={ticket} preview={cost.preview} />
        </Stack>
      )}
      {!isOnline && (
        <Text size={2} tone="muted">
          {t("order.offline")}
        </Text>
      )}
      <Stack gap={2} className={formStyles.footer}>
        <Button look={fields.side} isWide isBusy={isSending} disabled={!isOnline} onClick={onConfirm}>
          {t(fields.side === "buy" ? "order.submit.buy" : "order.submit.sell")}
        </Button>
        <Button look="quiet" isWide disabled={isSending} onClick={onEdit}>
          {t("ticket.edit")}
        </Button>
      </Stack>
    </Stack>
  );
}
