import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { MessageScreen } from "#web/shared/ui/message-screen.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { OperatorFrame } from "./operator-frame.tsx";

/** While the code of a screen is loading. */
export function OpeningScreen() {
  return (
    <OperatorFrame>
      <PageSkeleton name="form" title={null} />
    </OperatorFrame>
  );
}

/** What everybody sees who is no operator, at every address. */
export function NotFoundScreen() {
  const t = useT();
  return (
    <MessageScreen
      mood="lost"
      title={t("operator.notFound.title")}
      text={t("operator.notFound.text")}
      action={<LinkButton to="/learn">{t("operator.notFound.back")}</LinkButton>}
    />
  );
}

export function BrokenScreen() {
  const t = useT();
  return (
    <MessageScreen
      mood="sorry"
      title={t("operator.broken.title")}
      text={t("operator.broken.text")}
      action={<Button onClick={() => location.reload()}>{t("operator.broken.reload")}</Button>}
    />
  );
}
