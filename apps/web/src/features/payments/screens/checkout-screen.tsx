import { PRODUCT_KINDS, OFFER_SOURCES } from "@candlewise/domain/offers/product";
import { orderPage } from "@candlewise/domain/payments/pages";
import { hasVatNumbers } from "@candlewise/domain/geo/tax-places";
import { hasRightToWithdraw } from "@candlewise/domain/payments/withdrawal";
import { useState } from "react";
import { nextPath } from "#web/features/auth/next-path.ts";
import { Terms } from "#web/features/offers/plan-card.tsx";
import { choicesOf, useOffers, type Choice } from "#web/features/offers/use-offers.ts";
import { useListCardsQuery } from "#web/features/payments/api.ts";
import { Consent } from "#web/features/payments/consent.tsx";
import { rememberCheckout } from "#web/features/payments/last-checkout.ts";
import { PayByForm } from "#web/features/payments/pay-by-form.tsx";
import { PayWithCard } from "#web/features/payments/pay-with-card.tsx";
import { dueNow, type Purchase } from "#web/features/payments/purchase.ts";
import { SignInFirst } from "#web/features/payments/sign-in-first.tsx";
import { useVatNumber } from "#web/features/payments/use-vat-number.ts";
import { VatNumber } from "#web/features/payments/vat-number.tsx";
import { usePlanUser } from "#web/features/subscriptions/use-plan-user.ts";
import { OfferProblem } from "#web/modules/paying/offer-problem.tsx";
import { usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Facts } from "#web/shared/ui/facts.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { TextLink } from "#web/shared/ui/text-link.tsx";

const memberOf = <Member extends string>(members: readonly Member[], value: string | null): Member | undefined =>
  members.find((member) => member === value);

/** Takes the payment for one offer. Everything it needs is in its address, so it can be reloaded at any time. */
export function CheckoutScreen() {
  const t = useT();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const payer = usePlanUser();
  const title = t("payments.title");
  const product = memberOf(PRODUCT_KINDS, params.get("product")) ?? "app";
  const sale = useOffers(product, params.get("config"));
  if (payer.status === "none") return <SignInFirst title={title} />;
  const choice = choicesOf(sale.offers ?? []).find(({ pricing }) => pricing.id === params.get("pricing"));
  if (choice && payer.userId !== null) return <Checkout choice={choice} country={sale.country} userId={payer.userId} />;
  const isLoading = !sale.problem && !sale.offers;
  if (isLoading || payer.status === "loading") return <PageSkeleton name="form" title={title} />;
  return (
    <Page title={title} bar={{ back: "/plans", isClose: true, children: title }}>
      <h1 className="sr-only">{title}</h1>
      {payer.status === "failed" ? (
        <ErrorState error={payer.error} onRetry={payer.retry} />
      ) : sale.problem === "ERROR_GET_OFFER" ? (
        <Stack gap={3} align="start">
          <OfferProblem code={sale.problem} page="/checkout" />
          <Button look="secondary" icon="refresh" isBusy={sale.isFetching} onClick={sale.refetch}>
            {t("ui.retry")}
          </Button>
        </Stack>
      ) : (
        <EmptyState title={t("payments.ended")} actions={<LinkButton to="/plans">{t("payments.plans")}</LinkButton>} />
      )}
    </Page>
  );
}

interface CheckoutProps {
  choice: Choice;
  country: string | null;
  userId: string;
}

function Checkout({ choice, country, userId }: CheckoutProps) {
  const t = useT();
  const texts = usePriceTexts();
  const { search } = useLocation();
  const { offer, pricing } = choice;
  const title = t("payments.title");
  const away = new URLSearchParams(search).has("next") ? nextPath(search) : "/plans";
  return (
    <Page title={title} bar={{ back: away, isClose: true, children: title }}>
      <Stack gap={5}>
        <Text as="h1" size={8}>
          {[t(`paying.product.${offer.product_type}`), ...(pricing.period ? [texts.plan(pricing.period)] : [])].join(
            " · ",
          )}
        </Text>
        <Card gap={3}>
          <Facts
            facts={[
              { label: t("payments.now"), value: texts.amount(dueNow(pricing), pricing.currency), isTotal: true },
            ]}
          />
          <Terms choice={choice} />
        </Card>
        <Payment choice={choice} country={country} userId={userId} />
        <TextLink to="/auth/terms">{t("payments.terms")}</TextLink>
      </Stack>
    </Page>
  );
}

/** Consent where it is needed, and the ways to pay. */
function Payment({ choice: { offer, pricing }, country, userId }: CheckoutProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const asksConsent = hasRightToWithdraw(country);
  const [isConsentGiven, setConsentGiven] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const vatNumber = useVatNumber();
  const cards = useListCardsQuery();
  const card = cards.data?.cards.find(({ is_primary, is_expired }) => is_primary && !is_expired);
  const purchase: Purchase = {
    userId,
    offer,
    pricing,
    source: memberOf(OFFER_SOURCES, new URLSearchParams(search).get("source")),
    vatNumber: vatNumber.value,
    ...(asksConsent && { wantsImmediateStart: isConsentGiven }),
  };
  const mayPay = () => {
    setConsentMissing(asksConsent && !isConsentGiven);
    return !asksConsent || isConsentGiven;
  };
  const remember = (orderId: string) => rememberCheckout({ orderId, search });
  const follow = (orderId: string) => {
    remember(orderId);
    navigate(orderPage(orderId), { replace: true });
  };
  const changeConsent = (isGiven: boolean) => {
    setConsentGiven(isGiven);
    setConsentMissing(false);
  };
  return (
    <Stack gap={3}>
      {hasVatNumbers(country) && <VatNumber number={vatNumber} />}
      {asksConsent && <Consent isGiven={isConsentGiven} isMissing={isConsentMissing} onChange={changeConsent} />}
      {card && (
        <PayWithCard
          purchase={purchase}
          card={card}
          page="/checkout"
          mayPay={mayPay}
          onOrder={({ order_id }) => follow(order_id)}
          onRefused={vatNumber.noteRefusal}
        />
      )}
      <PayByForm
        purchase={purchase}
        look={card ? "secondary" : "primary"}
        mayPay={mayPay}
        onOpened={(orderId) => {
          remember(orderId);
          vatNumber.fix();
        }}
        onRefused={vatNumber.noteRefusal}
        onOrder={follow}
      />
    </Stack>
  );
}
