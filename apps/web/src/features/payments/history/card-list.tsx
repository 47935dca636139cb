import type { Card } from "@candlewise/contracts/payments/schemas";
import { useState } from "react";
import { cardText } from "#web/modules/paying/price-texts.ts";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ListCard } from "#web/shared/ui/card.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import { useDeleteCardMutation, useListCardsQuery, useMakeCardPrimaryMutation } from "../api.ts";
import { AddCard } from "./add-card.tsx";
import styles from "./history.module.css";

/** The stored cards: which one is charged, another one, none at all. */
export function CardList({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListCardsQuery();
  return (
    <Stack as="section" gap={3} id="cards">
      <h2>{t("payments.cards.title")}</h2>
      {data ? (
        data.cards.length === 0 ? (
          <Text tone="muted">{t("payments.cards.none")}</Text>
        ) : (
          <ListCard>
            {data.cards.map((card) => (
              <CardRow key={card.id} card={card} />
            ))}
          </ListCard>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton shape="card" />
      )}
      <AddCard userId={userId} />
    </Stack>
  );
}

function CardRow({ card }: { card: Card }) {
  const t = useT();
  const [makePrimary, primary] = useMakeCardPrimaryMutation();
  const [isAsking, setAsking] = useState(false);
  const name = cardText(card);
  return (
    <li className={styles.row}>
      <Row justify="between" gap={3} wraps>
        <div>
          <Text as="h3" size={5} weight={700}>
            {name}
          </Text>
          <Text size={4} tone={card.is_expired ? "loss" : "muted"}>
            {t(card.is_expired ? "payments.cards.expired" : "payments.cards.expires", { date: card.expires })}
          </Text>
        </div>
        {card.is_primary && <Tag>{t("payments.cards.primary")}</Tag>}
      </Row>
      <Row gap={2} wraps className={styles.actions}>
        {!card.is_primary && !card.is_expired && (
          <Button
            look="quiet"
            isBusy={primary.isLoading}
            aria-label={`${t("payments.cards.makePrimary")}: ${name}`}
            onClick={() => void makePrimary({ params: { card_id: card.id }, body: {} })}
          >
            {t("payments.cards.makePrimary")}
          </Button>
        )}
        <Button look="quiet" aria-label={`${t("payments.cards.delete")}: ${name}`} onClick={() => setAsking(true)}>
          {t("payments.cards.delete")}
        </Button>
      </Row>
      <ProblemAlert>{primary.isError && t("payments.cards.failed")}</ProblemAlert>
      <DeleteCard card={card} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

function DeleteCard({ card, isOpen, onClose }: { card: Card; isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const [remove, { isLoading, error }] = useDeleteCardMutation();
  const confirm = async () => {
    const { error: refused } = await remove({ params: { card_id: card.id } });
    if (!refused) onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("payments.cards.delete.title", { card: cardText(card) })}
      confirm={t("payments.cards.delete")}
      cancel={t("ui.cancel")}
      isBusy={isLoading}
      problem={error && t(errorCodeOf(error) === "card_in_use" ? "payments.cards.inUse" : "payments.cards.failed")}
      onConfirm={() => void confirm()}
    >
      <p>{t("payments.cards.delete.text")}</p>
    </ConfirmDialog>
  );
}
