import type { ErrorFacts } from "@candlewise/contracts/errors";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";
import { plansHref } from "#web/shared/routing/plans-href.ts";

interface FreeLimitProps {
  /** What the server said is used up. */
  used: ErrorFacts["free_limit_reached"];
  /** Where the learner goes on after looking at the plans. */
  next: string;
}

/** What of the free plan is used up, what stays free and when it renews. The way on looks like the way to the plans. */
export function FreeLimit({ used: { limit_of, limit, renews_at, time_zone }, next }: FreeLimitProps) {
  const t = useT();
  const language = useLanguage();
  // In the zone of the account, at whose midnight it renews, wherever the device is.
  const time = renews_at === null ? "" : formatMoment(Date.parse(renews_at) / 1000, language, time_zone ?? undefined);
  const text = () => {
    switch (limit_of) {
      case "lessons":
        return t("freePlan.lessons.text", { count: limit, time });
      case "courses":
        return t("freePlan.courses.text");
      case "symbols":
        return t("freePlan.symbols.text");
      default:
        return t("freePlan.daily.text", { time });
    }
  };
  const title =
    limit_of === "courses" ? t("freePlan.courses.title") : t(`freePlan.${limit_of}.title`, { count: limit });
  return (
    <EmptyState
      mood="happy"
      title={title}
      actions={
        <>
          <LinkButton to="/review" look="secondary">
            {t("freePlan.review")}
          </LinkButton>
          <LinkButton to={plansHref(next)} look="secondary">
            {t("freePlan.plans")}
          </LinkButton>
        </>
      }
    >
      {text()}
    </EmptyState>
  );
}
