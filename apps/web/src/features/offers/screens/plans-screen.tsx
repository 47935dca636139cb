import { PLAN_PAGE } from "@candlewise/domain/payments/pages";
import { nextPath } from "#web/features/auth/next-path.ts";
import { Plans } from "#web/features/offers/plans.tsx";
import { useHasAccess } from "#web/features/subscriptions/use-has-access.ts";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLocation } from "#web/shared/routing/router.tsx";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";

/** The page of plans, for visitors and learners. */
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
      {!runtimeConfig().features.payments ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <EmptyState
            title={t("offers.closed.title")}
            actions={<LinkButton to={away}>{t("offers.closed.back")}</LinkButton>}
          >
            {t("offers.closed.text")}
          </EmptyState>
        </>
      ) : hasAccess ? (
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
        <Plans config={params.get("config")} next={isNamed ? away : null} page="/plans">
          <LinkButton to={away} look="secondary" isWide>
            {t("offers.stay")}
          </LinkButton>
        </Plans>
      )}
    </Page>
  );
}
