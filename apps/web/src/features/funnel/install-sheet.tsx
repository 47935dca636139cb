import { useT } from "#web/shared/i18n/use-t.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Install } from "./install.tsx";

/** S2.09: how to have the app on the phone, for those who skipped it after sign-up. */
export function InstallSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("funnel.app.title")}>
      <Text tone="muted">{t("funnel.app.text")}</Text>
      <Install onInstalled={onClose} />
    </Sheet>
  );
}
