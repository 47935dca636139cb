import { Navigate, useNavigate } from "#web/shared/routing/router.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Install } from "#web/features/funnel/install.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { LogoMark } from "#web/shared/ui/logo.tsx";
import { EndDock, Page } from "#web/shared/ui/page.tsx";

import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./app-download-screen.module.css";
import { useFunnelStep } from "./use-funnel-step.ts";
import { useAppSelector } from "#web/shared/state/store.ts";
import { useGuest } from "./use-guest.ts";

const REASONS = ["open", "offline", "update"] as const;

/** S2.09: how to have the app on the phone. It is this very app, installed from the browser. */
export function AppDownloadScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { status, onward, leave, isLeaving } = useFunnelStep("webToApp");
  const isGuest = useAppSelector(({ session }) => session.status === "signedOut");
  useGuest({ withToken: true });
  if (status === "loading") return <PageSkeleton name="form" title={t("funnel.app.title")} />;
  if (status === "gone") return <Navigate to={onward} replace />;
  const goOn = () => (isGuest ? navigate("/auth/signup") : void leave());
  return (
    <Page title={t("funnel.app.title")} bar={null}>
      <Stack gap={5} className={styles.screen}>
        <Stack gap={3} align="center">
          <span className={styles.tile}>
            <LogoMark size={44} />
          </span>
          <Text as="h1" size={9}>
            {t("funnel.app.title")}
          </Text>
          <Text tone="muted">{t("funnel.app.text")}</Text>
        </Stack>
        <Stack as="ul" gap={2} className={styles.reasons}>
          {REASONS.map((reason) => (
            <li key={reason}>
              <Icon name="check" size={20} />
              {t(`funnel.app.reason.${reason}`)}
            </li>
          ))}
        </Stack>
        <Install onInstalled={goOn} />
        <EndDock>
          <Button look="quiet" isWide isBusy={isLeaving} onClick={goOn}>
            {t(isGuest ? "funnel.app.signUp" : "funnel.app.skip")}
          </Button>
        </EndDock>
      </Stack>
    </Page>
  );
}
