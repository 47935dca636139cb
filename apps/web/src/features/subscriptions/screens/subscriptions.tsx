import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import { orderPage } from "@candlewise/domain/payments/pages";
import { useListOffersQuery } from "#web/features/offers/api.ts";
import { useListCardsQuery } from "#web/features/payments/api.ts";
import { useListSubscriptionsQuery } from "#web/features/subscriptions/api.ts";
import { CancelPlan, RestorePlan } from "#web/features/subscriptions/cancel-plan.tsx";
import { RenewPlan } from "#web/features/subscriptions/renew-plan.tsx";
import { SubscriptionCard } from "#web/features/subscriptions/subscription-card.tsx";
import { SwitchPlan, type Alternative } from "#web/features/subscriptions/switch-plan.tsx";
import { useDayText } from "#web/features/subscriptions/use-state-text.ts";
import { usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";

const hasEnded = ({ state }: Subscription): boolean => state === "cancelled" || state === "expired";

/** The plans that run; where none does, the last one that ended. */
const shown = (subscriptions: readonly Subscription[]): Subscription[] => {
  const running = subscriptions.filter((subscription) => !hasEnded(subscription));
  return running.length > 0 ? running : subscriptions.slice(0, 1);
};

/** What a user has, and what can be done about each of it. */
export function Subscriptions({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListSubscriptionsQuery(
    { query: { user_id: userId } },
    { refetchOnMountOrArgChange: true },
  );
  const isWaiting = data?.subscriptions.some(({ pending_action }) => pending_action !== "none") ?? false;
  // What is asked of the payment service is confirmed within seconds.
  useListSubscriptionsQuery({ query: { user_id: userId } }, { pollingInterval: isWaiting ? 5000 : 0 });
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    return <Skeleton shape="card" />;
  }
  const subscriptions = shown(data.subscriptions);
  return (
    <Stack gap={4}>
      {subscriptions.length === 0 && (
        <EmptyState
          title={t("subscriptions.none.title")}
          actions={
            runtimeConfig().features.payments && <LinkButton to="/plans">{t("subscriptions.none.plans")}</LinkButton>
          }
        >
          {t("subscriptions.none.text")}
        </EmptyState>
      )}
      {subscriptions.map((subscription) => (
        <Managed key={subscription.subscription_id} subscription={subscription} />
      ))}
    </Stack>
  );
}

function Managed({ subscription }: { subscription: Subscription }) {
  const t = useT();
  const texts = usePriceTexts();
  const dayText = useDayText();
  const { data } = useListOffersQuery({ query: { product_type: subscription.product_type } });
  // A plan keeps its currency.
  const alternatives: Alternative[] = (data?.offers ?? []).flatMap(({ product_id: productId, pricings }) => {
    const pricing = pricings.find(({ currency }) => currency === subscription.currency);
    return pricing ? [{ productId, pricing }] : [];
  });
  const next = alternatives.find(({ productId }) => productId === subscription.next_product_id)?.pricing;
  const change =
    next?.period &&
    t("subscriptions.next", {
      plan: texts.plan(next.period),
      price: texts.billed(next),
      date: dayText(subscription.paid_until),
    });
  return (
    <SubscriptionCard subscription={subscription} change={change ?? null}>
      <Actions subscription={subscription} alternatives={alternatives} />
    </SubscriptionCard>
  );
}

function Actions({ subscription, alternatives }: { subscription: Subscription; alternatives: readonly Alternative[] }) {
  const t = useT();
  const navigate = useNavigate();
  const cards = useListCardsQuery();
  const card = cards.data?.cards.find(({ is_primary, is_expired }) => is_primary && !is_expired);
  const { provider, state, manage_url, pending_action } = subscription;
  if (provider !== "solidgate") {
    // An address of the store, outside of this app.
    return manage_url && <a href={manage_url}>{t("subscriptions.store.open")}</a>;
  }
  if (hasEnded(subscription)) {
    return (
      <RenewPlan
        subscription={subscription}
        pricing={alternatives.find(({ productId }) => productId === subscription.product_id)?.pricing}
        card={card}
        onOrder={({ order_id }) => navigate(orderPage(order_id))}
      />
    );
  }
  if (state === "cancelling") return pending_action === "restore" ? null : <RestorePlan subscription={subscription} />;
  return (
    <>
      {state === "active" && <SwitchPlan subscription={subscription} alternatives={alternatives} />}
      <CancelPlan subscription={subscription} />
    </>
  );
}
