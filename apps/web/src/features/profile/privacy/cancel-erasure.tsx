import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useCancelErasureMutation } from "./api.ts";

/** During the grace period: when the account will be deleted, and a button that cancels it. */
export function CancelErasure({ eraseOn }: { eraseOn: string }) {
  const t = useT();
  const language = useLanguage();
  const [cancel, { isLoading }] = useCancelErasureMutation();
  const submit = async () => {
    const { error } = await cancel();
    if (error) toast(t("privacy.failed"), { variant: "error" });
    else toast(t("privacy.cancel.done"), { variant: "success" });
  };
  return (
    <Card gap={4}>
      <h2>{t("privacy.cancel.title", { on: formatDateTime(new Date(eraseOn), language) })}</h2>
      <Text tone="muted">{t("privacy.cancel.text")}</Text>
      <Button isWide isBusy={isLoading} onClick={() => void submit()}>
        {t("privacy.cancel.action")}
      </Button>
    </Card>
  );
}
