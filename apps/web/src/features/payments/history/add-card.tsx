import type { PaymentForm } from "@candlewise/contracts/payments/schemas";
import { useEffect, useEffectEvent } from "react";
import { api } from "#web/shared/state/api.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useAddCardMutation, useGetCardOrderStatusQuery } from "../api.ts";
import { ProviderForm } from "../provider-form.tsx";
import { declineText } from "../refusal-text.ts";

/** Stores another card by the form of the provider. */
export function AddCard({ userId }: { userId: string }) {
  const t = useT();
  const [open, { data: form, isLoading, isError, reset }] = useAddCardMutation();
  if (form) return <CardForm key={userId} form={form} onAdded={reset} />;
  return (
    <Stack gap={2}>
      <Button look="secondary" icon="plus" isWide isBusy={isLoading} onClick={() => void open({ body: {} })}>
        {t("payments.cards.add")}
      </Button>
      <Text size={4} tone="muted">
        {t("payments.cards.addText")}
      </Text>
      <ProblemAlert>{isError && t("payments.cards.failed")}</ProblemAlert>
    </Stack>
  );
}

/** Milliseconds. */
const ASK_EVERY = 2000;

function CardForm({ form, onAdded }: { form: PaymentForm; onAdded: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { data, refetch } = useGetCardOrderStatusQuery(
    { params: { order_id: form.order_id } },
    { pollingInterval: ASK_EVERY, refetchOnMountOrArgChange: true },
  );
  const outcome = data?.order.outcome;
  const added = useEffectEvent(() => {
    dispatch(api.util.invalidateTags(["Cards", "Subscriptions"]));
    onAdded();
  });
  useEffect(() => {
    // An order of nothing is given back as soon as the card is stored.
    if (outcome === "paid" || outcome === "returned") added();
  }, [outcome]);
  return (
    <>
      <ProblemAlert>{outcome === "failed" && data && declineText(t, data.order.decline)}</ProblemAlert>
      <ProviderForm form={form} onPaid={() => void refetch()} onDeclined={() => void refetch()} />
    </>
  );
}
