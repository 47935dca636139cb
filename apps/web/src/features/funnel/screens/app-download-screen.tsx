import { useState } from "react";
import { Navigate, useNavigate } from "#web/shared/routing/router.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { appDevice } from "#web/features/funnel/app-device.ts";
import { InstallSteps, type AppSystem } from "#web/features/funnel/install-steps.tsx";
import { useInstallPrompt } from "#web/features/funnel/install-prompt.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
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
const isSystem = (name: string): name is AppSystem => name === "iOS" || name === "Android";

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

/** The browser's own question where it can be asked, otherwise the steps by hand. */
function Install({ onInstalled }: { onInstalled: () => void }) {
  const t = useT();
  const prompt = useInstallPrompt();
  const [{ os }] = useState(appDevice);
  const [system, setSystem] = useState<AppSystem>("iOS");
  if (prompt) {
    const install = async () => {
      if (await prompt()) onInstalled();
    };
    return (
      <Button isWide onClick={() => void install()}>
        {t("funnel.app.install")}
      </Button>
    );
  }
  if (isSystem(os)) return <InstallSteps system={os} />;
  const options = [
    { value: "iOS", label: t("funnel.app.ios") },
    { value: "Android", label: t("funnel.app.android") },
  ] as const;
  return (
    <Stack gap={4} className={styles.byHand}>
      <Text tone="muted">{t("funnel.app.onPhone")}</Text>
      <Segmented label={t("funnel.app.system")} options={options} value={system} onChange={setSystem} />
      <InstallSteps system={system} />
    </Stack>
  );
}
