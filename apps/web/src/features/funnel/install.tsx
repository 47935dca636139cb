import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { appDevice } from "./app-device.ts";
import { useInstallPrompt } from "./install-prompt.ts";
import { InstallSteps, type AppSystem } from "./install-steps.tsx";
import styles from "./install.module.css";

const isSystem = (name: string): name is AppSystem => name === "iOS" || name === "Android";

/** The browser's own question where it can be asked, otherwise the manual steps. */
export function Install({ onInstalled }: { onInstalled: () => void }) {
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
