import type { PaymentForm } from "@candlewise/contracts/payments/schemas";
import { useEffect, useEffectEvent } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, type ButtonLook } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useCreatePaymentFormMutation } from "./api.ts";
import { ProviderForm } from "./provider-form.tsx";
import styles from "./payment.module.css";
import { bodyOf, type Purchase } from "./purchase.ts";
import { declineText, refusalText } from "./refusal-text.ts";
import { useOrderProgress } from "./use-order-progress.ts";
import { useRefreshOffers } from "./use-refresh-offers.ts";

interface PayByFormProps {
  purchase: Purchase;
  look: ButtonLook;
  mayPay: () => boolean;
  /** The order is paid, or waits for something outside of the form. */
  onOrder: (orderId: string) => void;
  onOpened: (orderId: string) => void;
  onRefused: (error: unknown) => void;
}

/** Opens the order, then the form of the provider: card, PayPal, Apple Pay, Google Pay. */
export function PayByForm({ purchase, look, mayPay, onOrder, onOpened, onRefused }: PayByFormProps) {
  const t = useT();
  const [open, { data: form, isLoading, error }] = useCreatePaymentFormMutation();
  const refresh = useRefreshOffers();
  if (form) return <OpenForm form={form} userId={purchase.userId} onOrder={onOrder} />;
  const begin = async () => {
    if (!mayPay()) return;
    const { data, error: refused } = await open({ body: bodyOf(purchase) });
    if (data) return onOpened(data.order_id);
    refresh(refused);
    onRefused(refused);
  };
  return (
    <Stack gap={2}>
      <Button isWide look={look} isBusy={isLoading} onClick={() => void begin()}>
        {t("payments.continue")}
      </Button>
      <Text size={4} tone="muted" className={styles.methods}>
        {t("payments.methods")}
      </Text>
      <ProblemAlert>{error && !isLoading && (refusalText(t, error) ?? t("payments.formFailed"))}</ProblemAlert>
    </Stack>
  );
}

/** Milliseconds: the form itself tells first, unless its message is lost. */
const ASK_EVERY = 4000;

function OpenForm({ form, userId, onOrder }: { form: PaymentForm; userId: string } & Pick<PayByFormProps, "onOrder">) {
  const t = useT();
  const { order, refetch } = useOrderProgress(userId, form.order_id, ASK_EVERY);
  const leave = useEffectEvent(() => onOrder(form.order_id));
  const isPaid = order?.outcome === "paid";
  useEffect(() => {
    if (isPaid) leave();
  }, [isPaid]);
  return (
    <Stack gap={3}>
      <ProblemAlert>{order?.outcome === "failed" && declineText(t, order.decline)}</ProblemAlert>
      <ProviderForm form={form} onPaid={() => onOrder(form.order_id)} onDeclined={() => void refetch()} />
    </Stack>
  );
}
