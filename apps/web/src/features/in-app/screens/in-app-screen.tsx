import { useNavigate } from "#web/shared/routing/router.tsx";
import { tellApp } from "#web/features/in-app/bridge.ts";
import { selectInApp } from "#web/features/in-app/in-app-slice.ts";
import { useInAppSession } from "#web/features/in-app/use-in-app-session.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";

/** What a native app opens to show plans. Nothing is on sale yet, and that is what it says. */
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
  const plan = "/profile/plan-subscription";
  return (
    <Page title={title} bar={{ back: close, isClose: true, children: title }}>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={t("inApp.offers.title")}
        actions={
          <>
            <LinkButton to={plan} onClick={() => tellApp({ type: "navigate", to: plan })}>
              {t("inApp.offers.plan")}
            </LinkButton>
            <Button look="quiet" onClick={close}>
              {t(platform ? "inApp.offers.close" : "inApp.offers.learn")}
            </Button>
          </>
        }
      >
        {t("inApp.offers.text")}
      </EmptyState>
    </Page>
  );
}
