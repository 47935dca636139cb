import type { Subscription } from "@candlewise/contracts/subscriptions/schemas";
import { usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { formatDate } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";

export function useDayText(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => formatDate(new Date(instant), language);
}

/** What a subscription will do next, in a sentence. */
export function useStateText(subscription: Subscription): string {
  const t = useT();
  const dayText = useDayText();
  const texts = usePriceTexts();
  const { state, paid_until, renews_at, trial_ends_at, next_try_at } = subscription;
  const price = texts.billed(subscription);
  switch (state) {
    case "active":
      return trial_ends_at
        ? t("subscriptions.says.trial", { date: dayText(trial_ends_at), price })
        : t("subscriptions.says.active", { date: dayText(renews_at ?? paid_until), price });
    case "cancelling":
      return t("subscriptions.says.cancelling", { date: dayText(paid_until) });
    case "redemption":
      return next_try_at
        ? t("subscriptions.says.redemption", { date: dayText(next_try_at) })
        : t("subscriptions.says.redemptionLast");
    case "paused":
      return t("subscriptions.says.paused");
    case "cancelled":
    case "expired":
      return t("subscriptions.says.ended", { date: dayText(paid_until) });
  }
}
