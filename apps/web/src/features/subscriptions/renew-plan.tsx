import type { Pricing } from "@candlewise/contracts/offers/schemas";
import type { Card, OrderProgress } from "@candlewise/contracts/payments/schemas";
import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import { OfferProblem } from "#web/modules/paying/offer-problem.tsx";
import { cardText, usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useRenewExpiredMutation } from "./api.ts";

interface RenewPlanProps {
  subscription: Subscription;
  /** What the plan costs now. Without it, or without a card, the plans are offered. */
  pricing: Pricing | undefined;
  /** Charged at once. */
  card: Card | undefined;
  onOrder: (order: OrderProgress) => void;
}

/** Buys an ended plan again. */
export function RenewPlan({ subscription, pricing, card, onOrder }: RenewPlanProps) {
  const t = useT();
  const texts = usePriceTexts();
  const [renew, { isLoading, isError }] = useRenewExpiredMutation();
  if (!card || !pricing) {
    return (
      <LinkButton to="/plans" isWide>
        {t("subscriptions.none.plans")}
      </LinkButton>
    );
  }
  const { total_minor, currency } = pricing;
  const buy = async () => {
    const { data } = await renew({
      params: { id: subscription.subscription_id },
      body: { seen_total_minor: total_minor },
    });
    if (data) onOrder(data.order);
  };
  return (
    <>
      <Text weight={700}>{t("subscriptions.again")}</Text>
      <Button isWide isBusy={isLoading} onClick={() => void buy()}>
        {t("paying.payWith", { price: texts.amount(total_minor, currency), card: cardText(card) })}
      </Button>
      {isError && !isLoading && <OfferProblem code="ERROR_RESUBSCRIBE" page="/profile/plan-subscription/*" />}
    </>
  );
}
