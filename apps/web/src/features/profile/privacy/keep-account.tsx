import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useCancelErasureMutation } from "./api.ts";
import styles from "./privacy.module.css";

/** While the time to think it over runs: when the account goes, and the way to keep it. */
export function KeepAccount({ eraseOn }: { eraseOn: string }) {
  const t = useT();
  const language = useLanguage();
  const [keep, { isLoading }] = useCancelErasureMutation();
  const press = async () => {
    const { error } = await keep();
    if (error) toast(t("privacy.failed"), { variant: "error" });
    else toast(t("privacy.keep.done"), { variant: "success" });
  };
  return (
    <Card className={styles.card}>
      <h2>{t("privacy.keep.title", { on: formatDateTime(new Date(eraseOn), language) })}</h2>
      <Text tone="muted">{t("privacy.keep.text")}</Text>
      <Button isWide isBusy={isLoading} onClick={() => void press()}>
        {t("privacy.keep.press")}
      </Button>
    </Card>
  );
}
