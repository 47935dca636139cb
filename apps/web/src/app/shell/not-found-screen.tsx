import { useNavigate } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { MessageScreen } from "#web/shared/ui/message-screen.tsx";

/** S2.13 */
export function NotFoundScreen() {
  const t = useT();
  const navigate = useNavigate();
  const goBack = () => navigate(-1);
  return (
    <MessageScreen
      mood="lost"
      title={t("app.notFound.title")}
      text={t("app.notFound.text")}
      action={<Button onClick={goBack}>{t("app.notFound.back")}</Button>}
    />
  );
}
