import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import styles from "./ticket.module.css";

interface UnknownStepProps {
  onAgain: () => void;
  onLookUp: () => void;
}

/** The connection went while the order was on its way: it is placed once, whatever is pressed here. */
export function UnknownStep({ onAgain, onLookUp }: UnknownStepProps) {
  const t = useT();
  return (
    <Stack gap={4} role="alert">
      <Stack gap={2} align="center" className={styles.result} data-state="unknown">
        <Icon name="offline" size={28} />
        <h3 className={styles.heading}>{t("ticket.unknown.title")}</h3>
        <p>{t("ticket.unknown.text")}</p>
      </Stack>
      <Stack gap={2}>
        <Button isWide onClick={onAgain}>
          {t("ticket.unknown.again")}
        </Button>
        <Button look="secondary" isWide onClick={onLookUp}>
          {t("ticket.unknown.look")}
        </Button>
      </Stack>
    </Stack>
  );
}
