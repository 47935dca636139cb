import type { OfferSource } from "@candlewise/domain/offers/product";
import { hasRightToWithdraw, WITHDRAWAL_DAYS } from "@candlewise/domain/payments/withdrawal";
import { checkoutAddress } from "#web/modules/paying/checkout-address.ts";
import { OfferProblem } from "#web/modules/paying/offer-problem.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { PlanCard } from "./plan-card.tsx";
import { cheapestOf, choicesOf, useOffers, type Choice, type Offers } from "./use-offers.ts";

export interface PlanListProps {
  /** The id of a paywall config, for another list of offers than the usual one. */
  config: string | null;
  /** Where to go after the purchase. */
  next: string | null;
  /** Pattern of the route. */
  page: string;
  /** Where the plans are shown; the usual page of plans has no name. */
  source?: OfferSource;
}

/** Everything that gives access to the whole app, each with its own button. */
export function PlanList({ config, next, page, source }: PlanListProps) {
  const t = useT();
  // Who comes with a token, from a native app for example, has an account.
  const isStranger = useAppSelector(({ session, auth }) => session.status === "signedOut" && auth.tempToken === "");
  const sale = useOffers("app", config);
  const { offers, problem, representation, country } = sale;
  if (problem) return <Problem sale={sale} problem={problem} page={page} />;
  if (!offers) {
    return (
      <Stack gap={4} aria-busy="true">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    );
  }
  const choices = choicesOf(offers);
  const best = cheapestOf(choices, representation);
  const addressOf = (choice: Choice): string => {
    const named = source ?? (config ? "discount_subscription" : undefined);
    const checkout = checkoutAddress({ ...choice, next, ...(named && { source: named }) });
    return isStranger ? `/auth/signup?next=${encodeURIComponent(checkout)}` : checkout;
  };
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={4}>
        {choices.map((choice) => (
          <PlanCard
            key={choice.pricing.id}
            choice={choice}
            representation={representation}
            isBest={choice === best}
            to={addressOf(choice)}
          />
        ))}
      </Stack>
      <Stack gap={1}>
        <Text tone="muted">{t("offers.cancel")}</Text>
        {hasRightToWithdraw(country) && <Text tone="muted">{t("offers.withdraw", { count: WITHDRAWAL_DAYS })}</Text>}
        {isStranger && <Text tone="muted">{t("offers.visitor")}</Text>}
      </Stack>
    </Stack>
  );
}

interface ProblemProps {
  sale: Offers;
  problem: NonNullable<Offers["problem"]>;
  page: string;
}

function Problem({ sale, problem, page }: ProblemProps) {
  const t = useT();
  return (
    <Stack gap={3} align="start">
      <OfferProblem code={problem} page={page} />
      <Button look="secondary" icon="refresh" isBusy={sale.isFetching} onClick={sale.refetch}>
        {t("ui.retry")}
      </Button>
    </Stack>
  );
}
