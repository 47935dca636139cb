import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useListSubscriptionsQuery } from "#web/features/subscriptions/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUserId } from "#web/shared/state/use-user.ts";
import { NoticeCard } from "#web/shared/ui/notice-card.tsx";

/** A store also goes on trying to charge for what is paused. */
const CHARGED: ReadonlySet<Subscription["state"]> = new Set(["active", "redemption", "paused"]);

/** Subscriptions that an app store bills: only the learner can cancel them, there. */
export function StoreNotice() {
  const t = useT();
  const userId = useUserId();
  const { data } = useListSubscriptionsQuery(userId ? { query: { user_id: userId } } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return data?.subscriptions.map(({ subscription_id: id, provider, state, manage_url: url }) => {
    if (provider === "solidgate" || url === null || !CHARGED.has(state)) return null;
    return (
      <NoticeCard
        key={id}
        icon="alert"
        title={t(`privacy.delete.store.${provider}`)}
        text={t("privacy.delete.store.text")}
        action={(words, className) => (
          // An address of the store, outside of this app.
          <a href={url} className={className}>
            {words}
          </a>
        )}
      />
    );
  });
}
