import { PLAN_PAGE } from "@candlewise/domain/payments/pages";
import { nextPath } from "#web/features/auth/next-path.ts";
import { PlanList } from "#web/features/offers/plan-list.tsx";
import { useHasAccess } from "#web/features/subscriptions/use-has-access.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLocation } from "#web/shared/routing/router.tsx";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Page } from "#web/shared/ui/page.tsx";
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
          <PlanList config={params.get("config")} next={isNamed ? away : null} page="/plans" />
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
