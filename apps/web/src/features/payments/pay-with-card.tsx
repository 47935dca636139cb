import type { Card, OrderProgress } from "@candlewise/contracts/payments/schemas";
import { useState } from "react";
import { OfferProblem } from "#web/modules/paying/offer-problem.tsx";
import { cardText, usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, type ButtonLook } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { useBuyWithOneClickMutation } from "./api.ts";
import { bodyOf, dueNow, type Purchase } from "./purchase.ts";
import { declineText, refusalText } from "./refusal-text.ts";
import { useRefreshOffers } from "./use-refresh-offers.ts";

interface PayWithCardProps {
  purchase: Purchase;
  card: Card;
  look?: ButtonLook;
  /** Pattern of the route. */
  page: string;
  /** Gives false, and says why, where something must be done before. */
  mayPay?: () => boolean;
  /** It was paid, or it waits for the bank. */
  onOrder: (order: OrderProgress) => void;
  onRefused?: (error: unknown) => void;
}

/** One click on the stored card. The button says how much is paid with which card. */
export function PayWithCard({
  purchase,
  card,
  look = "primary",
  page,
  mayPay = () => true,
  onOrder,
  onRefused,
}: PayWithCardProps) {
  const t = useT();
  const texts = usePriceTexts();
  const [buy, { isLoading, error, data }] = useBuyWithOneClickMutation();
  const refresh = useRefreshOffers();
  const [attempts, setAttempts] = useState(0);
  const price = texts.amount(dueNow(purchase.pricing), purchase.pricing.currency);
  const pay = async () => {
    if (!mayPay()) return;
    setAttempts((before) => before + 1);
    const { data: bought, error: failure } = await buy({ body: bodyOf(purchase) });
    refresh(failure);
    if (failure) onRefused?.(failure);
    if (bought && bought.order.outcome !== "failed") onOrder(bought.order);
  };
  const declined = data?.order.outcome === "failed" ? declineText(t, data.order.decline) : null;
  const refused = declined ?? (error ? refusalText(t, error) : null);
  return (
    <>
      <Button isWide look={look} isBusy={isLoading} onClick={() => void pay()}>
        {t("paying.payWith", { price, card: cardText(card) })}
      </Button>
      <ProblemAlert>{!isLoading && refused}</ProblemAlert>
      {error && !isLoading && refused === null && <OfferProblem key={attempts} code="ERROR_BUY_UPSELL" page={page} />}
    </>
  );
}
