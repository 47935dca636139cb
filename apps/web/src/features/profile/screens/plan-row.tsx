import { PLAN_PAGE } from "@candlewise/domain/payments/pages";
import { LinkRow } from "#web/features/profile/setting-row.tsx";
import { useHasAccess } from "#web/features/subscriptions/use-has-access.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";

/** Leads to the plan, from where it is canceled in two clicks. */
export function PlanRow() {
  const t = useT();
  const hasAccess = useHasAccess();
  const text = hasAccess === undefined ? undefined : t(hasAccess ? "profile.plan.paid" : "profile.plan.free");
  return <LinkRow icon="star" label={t("profile.plan")} text={text} to={PLAN_PAGE} />;
}
