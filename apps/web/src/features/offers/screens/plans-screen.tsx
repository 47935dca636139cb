import { PLAN_PAGE } from "@candlewise/domain/payments/pages";
import { hasRightToWithdraw, WITHDRAWAL_DAYS } from "@candlewise/domain/payments/withdrawal";
import { nextPath } from "#web/features/auth/next-path.ts";
import { PlanCard } from "#web/features/offers/plan-card.tsx";
import { choicesOf, useOffers, type Offers } from "#web/features/offers/use-offers.ts";
import { useHasAccess } from "#web/features/subscriptions/use-has-access.ts";
import { checkoutAddress } from "#web/modules/paying/checkout-address.ts";
import { OfferProblem } from "#web/modules/paying/offer-problem.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLocation } from "#web/shared/routing/router.tsx";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./plans-screen.module.css";

const INCLUDED = ["courses", "lessons", "simulator", "analyses"] as const;

/** What can be bought, beside what stays free. Nothing is chosen beforehand. */
export function PlansScreen() {
  const t = useT();
  const { search } = useLocation();
  const isStranger = useIsStranger();
  const hasAccess = useHasAccess();
  const title = t("offers.title");
  const params = new URLSearchParams(search);
  const isNamed = params.has("next");
  const away = isNamed || !isStranger ? nextPath(search) : "/";
  return (
    <Page title={title} bar={{ back: away, isClose: true, children: title }}>
      {hasAccess ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <EmptyState
            mood="happy"
            title={t("offers.owned.title")}
            actions={<LinkButton to={PLAN_PAGE}>{t("offers.owned.manage")}</LinkButton>}
          >
            {t("offers.owned.text")}
          </EmptyState>
        </>
      ) : (
        <Stack gap={6} className={styles.screen}>
          <Stack gap={3}>
            <Text as="h1" size={9}>
              {t("offers.promise")}
            </Text>
            <ul className={styles.included}>
              {INCLUDED.map((what) => (
                <li key={what}>
                  <Icon name="check" size={20} />
                  {t(`offers.includes.${what}`)}
                </li>
              ))}
            </ul>
          </Stack>
          <Plans config={params.get("config")} next={isNamed ? away : null} />
          <Stack as="section" gap={2}>
            <h2>{t("offers.free.title")}</h2>
            <Text tone="muted">{t("offers.free.text")}</Text>
          </Stack>
          <LinkButton to={away} look="secondary" isWide>
            {t("offers.stay")}
          </LinkButton>
        </Stack>
      )}
    </Page>
  );
}

function Plans({ config, next }: { config: string | null; next: string | null }) {
  const t = useT();
  const isStranger = useIsStranger();
  const sale = useOffers("app", config);
  const { offers, problem, representation, country } = sale;
  if (problem) return <Problem sale={sale} problem={problem} />;
  if (!offers) {
    return (
      <Stack gap={4} aria-busy="true">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={4}>
        {choicesOf(offers).map((choice) => (
          <PlanCard
            key={choice.pricing.id}
            choice={choice}
            representation={representation}
            to={checkoutAddress({ ...choice, next, ...(config && { source: "discount_subscription" }) })}
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

function Problem({ sale, problem }: { sale: Offers; problem: NonNullable<Offers["problem"]> }) {
  const t = useT();
  return (
    <Stack gap={3} align="start">
      <OfferProblem code={problem} page="/plans" />
      <Button look="secondary" icon="refresh" isBusy={sale.isFetching} onClick={sale.refetch}>
        {t("ui.retry")}
      </Button>
    </Stack>
  );
}
