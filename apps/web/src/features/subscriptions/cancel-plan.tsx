import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import { useState } from "react";
import { OfferProblem } from "#web/modules/paying/offer-problem.tsx";
import { usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useCancelSubscriptionMutation, useRestoreSubscriptionMutation } from "./api.ts";
import { useDayText } from "./use-state-text.ts";

const PAGE = "/profile/plan-subscription/*";

/** S7.23: cancels in two clicks: this one, and the one that confirms. There is no step in between. */
export function CancelPlan({ subscription: { subscription_id, paid_until } }: { subscription: Subscription }) {
  const t = useT();
  const dayText = useDayText();
  const [isAsking, setAsking] = useState(false);
  const [cancel, { isLoading, isError }] = useCancelSubscriptionMutation();
  const confirm = async () => {
    await cancel({ body: { subscription_id } });
    setAsking(false);
  };
  return (
    <>
      <Button look="secondary" isWide onClick={() => setAsking(true)}>
        {t("subscriptions.cancel")}
      </Button>
      {isError && !isLoading && <OfferProblem code="ERROR_UPDATE_SUBSCRIPTION" page={PAGE} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t("subscriptions.cancel.title")}
        confirm={t("subscriptions.cancel")}
        cancel={t("subscriptions.cancel.back")}
        look="primary"
        isBusy={isLoading}
        onConfirm={() => void confirm()}
      >
        <p>{t("subscriptions.cancel.text", { date: dayText(paid_until) })}</p>
      </ConfirmDialog>
    </>
  );
}

/** S7.24: takes a cancellation back. */
export function RestorePlan({ subscription }: { subscription: Subscription }) {
  const t = useT();
  const dayText = useDayText();
  const texts = usePriceTexts();
  const [restore, { isLoading, isError }] = useRestoreSubscriptionMutation();
  const { subscription_id, paid_until } = subscription;
  return (
    <>
      <Button isWide isBusy={isLoading} onClick={() => void restore({ body: { subscription_id } })}>
        {t("subscriptions.restore")}
      </Button>
      <Text size={4} tone="muted">
        {t("subscriptions.restore.text", { date: dayText(paid_until), price: texts.billed(subscription) })}
      </Text>
      {isError && !isLoading && <OfferProblem code="ERROR_RESUBSCRIBE" page={PAGE} />}
    </>
  );
}
