import type { OfferSource, ProductKind } from "@candlewise/domain/offers/product";
import type { OrderProgress } from "@candlewise/contracts/payments/schemas";
import { orderPage } from "@candlewise/domain/payments/pages";
import { hasRightToWithdraw } from "@candlewise/domain/payments/withdrawal";
import { useState } from "react";
import { choicesOf, useOffers, type Choice } from "#web/features/offers/use-offers.ts";
import { useListCardsQuery } from "#web/features/payments/api.ts";
import { Consent } from "#web/features/payments/consent.tsx";
import { rememberCheckout } from "#web/features/payments/last-checkout.ts";
import { PayWithCard } from "#web/features/payments/pay-with-card.tsx";
import { dueNow } from "#web/features/payments/purchase.ts";
import { checkoutAddress } from "#web/modules/paying/checkout-address.ts";
import { OfferProblem } from "#web/modules/paying/offer-problem.tsx";
import { usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLocation } from "#web/shared/routing/router.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Text } from "#web/shared/ui/text.tsx";

interface ExtraOfferProps {
  product: Exclude<ProductKind, "app">;
  source: OfferSource;
  userId: string;
  /** It is paid; or it goes on at an address: the checkout, or what the bank asks. */
  onGo: (to?: string) => unknown;
}

/** One extra: what it is, what it costs, and a button that names both amount and card. */
export function ExtraOffer({ product, ...rest }: ExtraOfferProps) {
  const t = useT();
  const { pathname } = useLocation();
  const sale = useOffers(product);
  const choice = choicesOf(sale.offers ?? [])[0];
  if (sale.problem === "ERROR_GET_OFFER") {
    return (
      <Card as="section" gap={3}>
        <OfferProblem code={sale.problem} page={pathname} />
        <Button look="secondary" icon="refresh" isBusy={sale.isFetching} onClick={sale.refetch}>
          {t("ui.retry")}
        </Button>
      </Card>
    );
  }
  if (sale.problem) return <OfferProblem code={sale.problem} page={pathname} />;
  if (!choice) return <Skeleton shape="card" />;
  return (
    <Card as="section" gap={3}>
      <h2>{t(`paying.product.${product}`)}</h2>
      <Text>{t(`paying.extra.${product}`)}</Text>
      <Buy choice={choice} country={sale.country} {...rest} />
    </Card>
  );
}

interface BuyProps extends Omit<ExtraOfferProps, "product"> {
  choice: Choice;
  country: string | null;
}

function Buy({ choice, country, source, userId, onGo }: BuyProps) {
  const t = useT();
  const texts = usePriceTexts();
  const { pathname, search } = useLocation();
  const cards = useListCardsQuery();
  const asksConsent = hasRightToWithdraw(country);
  const [isConsentGiven, setConsentGiven] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const { offer, pricing } = choice;
  const card = cards.data?.cards.find(({ is_primary, is_expired }) => is_primary && !is_expired);
  const price = texts.amount(dueNow(pricing), pricing.currency);
  const checkout = checkoutAddress({ offer, pricing, source, next: pathname + search });
  const mayPay = () => {
    setConsentMissing(asksConsent && !isConsentGiven);
    return !asksConsent || isConsentGiven;
  };
  const follow = ({ order_id, outcome }: OrderProgress) => {
    rememberCheckout({ orderId: order_id, search: checkout.slice(checkout.indexOf("?")) });
    if (outcome === "paid") onGo();
    else onGo(orderPage(order_id));
  };
  return (
    <>
      <Text size={8} weight={800}>
        {price}
      </Text>
      <Text tone="muted" size={4}>
        {[pricing.period === null ? t("paying.once") : texts.billed(pricing), texts.vat(pricing)]
          .filter(Boolean)
          .join(" ")}
      </Text>
      {card && asksConsent && (
        <Consent isGiven={isConsentGiven} isMissing={isConsentMissing} onChange={setConsentGiven} />
      )}
      {card ? (
        <PayWithCard
          purchase={{ userId, offer, pricing, source, ...(asksConsent && { wantsImmediateStart: isConsentGiven }) }}
          card={card}
          look="secondary"
          page={pathname}
          mayPay={mayPay}
          onOrder={follow}
        />
      ) : (
        <Button look="secondary" isWide onClick={() => onGo(checkout)}>
          {t("paying.pay", { price })}
        </Button>
      )}
    </>
  );
}
