import type { Pricing } from "@candlewise/contracts/offers/schemas";
import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import { useState } from "react";
import { OfferProblem } from "#web/modules/paying/offer-problem.tsx";
import { usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { useSwitchProductMutation } from "./api.ts";
import { useDayText } from "./use-state-text.ts";

/** A product that the plan can change to. */
export interface Alternative {
  readonly productId: string;
  readonly pricing: Pricing;
}

interface SwitchPlanProps {
  subscription: Subscription;
  alternatives: readonly Alternative[];
}

/** Changes the plan from the end of the period on. The current one is offered too once a change is planned: it takes the change back. */
export function SwitchPlan({ subscription, alternatives }: SwitchPlanProps) {
  const t = useT();
  const texts = usePriceTexts();
  const dayText = useDayText();
  const [isOpen, setOpen] = useState(false);
  const [change, { isLoading, isError }] = useSwitchProductMutation();
  const { subscription_id, product_id, next_product_id, paid_until } = subscription;
  const planned = next_product_id ?? product_id;
  const offered = alternatives.filter(({ productId, pricing }) => productId !== planned && pricing.period !== null);
  if (offered.length === 0) return null;
  const choose = async (productId: string) => {
    const { error } = await change({ params: { id: subscription_id }, body: { product_id: productId } });
    if (!error) setOpen(false);
  };
  return (
    <>
      <Button look="secondary" isWide onClick={() => setOpen(true)}>
        {t("subscriptions.switch")}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t("subscriptions.switch")}>
        <Stack gap={3}>
          <p>{t("subscriptions.switch.text", { date: dayText(paid_until) })}</p>
          {offered.map(({ productId, pricing }) => (
            <Button key={productId} look="secondary" isWide isBusy={isLoading} onClick={() => void choose(productId)}>
              {productId === product_id
                ? t("subscriptions.switch.stay")
                : [pricing.period && texts.plan(pricing.period), texts.billed(pricing)].filter(Boolean).join(" · ")}
            </Button>
          ))}
          {isError && !isLoading && (
            <OfferProblem code="ERROR_UPDATE_SUBSCRIPTION" page="/profile/plan-subscription/*" />
          )}
        </Stack>
      </Sheet>
    </>
  );
}
