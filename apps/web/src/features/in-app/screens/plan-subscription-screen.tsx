import { tellApp } from "#web/features/in-app/bridge.ts";
import { useInAppSession } from "#web/features/in-app/use-in-app-session.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUser } from "#web/shared/state/use-user.ts";
import { useAppSelector } from "#web/shared/state/store.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./plan-subscription-screen.module.css";

const INCLUDED = ["lessons", "quizzes", "path"] as const;

/** S2.02: the plan of a user, opened by a session or by the temporary token of a native app. */
export function PlanSubscriptionScreen() {
  const t = useT();
  useInAppSession();
  const { status } = useAppSelector(({ session }) => session);
  const hasToken = useAppSelector(({ auth }) => auth.tempToken !== "");
  const user = useUser();
  const title = t("inApp.plan.title");
  const isKnown = hasToken || user !== null;
  return (
    <Page title={title} bar={{ ...(user && { back: "/profile" }), children: title }}>
      <h1 className="sr-only">{title}</h1>
      {isKnown ? (
        <Stack gap={6} className={styles.screen}>
          <Card className={styles.plan}>
            <Text size={4} tone="muted">
              {t("inApp.plan.now")}
            </Text>
            <h2>{t("inApp.plan.none")}</h2>
            {user && (
              <Text size={4} tone="muted">
                <bdi>{user.email || user.username}</bdi>
              </Text>
            )}
            <p>{t("inApp.plan.notSold")}</p>
          </Card>
          <Stack as="section" gap={3} className={styles.included}>
            <h2>{t("inApp.plan.included")}</h2>
            <ul>
              {INCLUDED.map((what) => (
                <li key={what}>
                  <Icon name="check" size={20} />
                  {t(`inApp.plan.included.${what}`)}
                </li>
              ))}
            </ul>
          </Stack>
          <LinkButton to="/learn" isWide onClick={() => tellApp({ type: "navigate", to: "/learn" })}>
            {t("inApp.plan.learn")}
          </LinkButton>
        </Stack>
      ) : status === "unknown" ? (
        <div aria-busy="true">
          <Skeleton shape="card" />
        </div>
      ) : (
        <EmptyState
          title={t("inApp.plan.closed")}
          actions={
            <LinkButton to={{ pathname: "/auth/signin", search: "?next=/profile/plan-subscription" }}>
              {t("inApp.closed.signIn")}
            </LinkButton>
          }
        >
          {t("inApp.plan.closedText")}
        </EmptyState>
      )}
    </Page>
  );
}
