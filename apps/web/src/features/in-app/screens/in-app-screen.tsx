import { PLAN_PAGE } from "@candlewise/domain/payments/pages";
import { PlanList } from "#web/features/offers/plan-list.tsx";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { tellApp } from "#web/features/in-app/bridge.ts";
import { selectInApp } from "#web/features/in-app/in-app-slice.ts";
import { useInAppSession } from "#web/features/in-app/use-in-app-session.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";

/** S2.03: the plans, as a native app shows them in a web view. */
export function InAppScreen() {
  const t = useT();
  const navigate = useNavigate();
  useInAppSession();
  const hasToken = useAppSelector(({ auth }) => auth.tempToken !== "");
  const isSignedIn = useAppSelector(({ session }) => session.status === "signedIn");
  const platform = useAppSelector(selectInApp).platform;
  const close = () => {
    if (!tellApp({ type: "close" })) navigate("/learn");
  };
  const title = t("inApp.title");
  if (!hasToken && !isSignedIn) {
    return (
      <Page title={title} bar={{ back: close, isClose: true, children: title }}>
        <h1 className="sr-only">{title}</h1>
        <EmptyState
          title={t("inApp.closed.title")}
          actions={<LinkButton to="/auth/signin">{t("inApp.closed.signIn")}</LinkButton>}
        >
          {t("inApp.closed.text")}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={title} bar={{ back: close, isClose: true, children: title }}>
      <Stack gap={5}>
        <h1 className="sr-only">{title}</h1>
        <PlanList config={null} next="/in-app" page="/in-app/*" />
        <LinkButton to={PLAN_PAGE} look="secondary" isWide onClick={() => tellApp({ type: "navigate", to: PLAN_PAGE })}>
          {t("inApp.offers.plan")}
        </LinkButton>
        <Button look="secondary" isWide onClick={close}>
          {t(platform ? "inApp.offers.close" : "inApp.offers.learn")}
        </Button>
      </Stack>
    </Page>
  );
}
