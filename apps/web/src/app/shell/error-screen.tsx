import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { MessageScreen } from "#web/shared/ui/message-screen.tsx";

/** S2.14 */
export function ErrorScreen({ reload = () => location.reload() }: { reload?: () => void }) {
  const t = useT();
  return (
    <MessageScreen
      mood="sorry"
      title={t("app.error.title")}
      text={t("app.error.text")}
      action={<Button onClick={reload}>{t("app.error.refresh")}</Button>}
    />
  );
}
