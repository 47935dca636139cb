import { Button } from "#web/shared/ui/button.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./draft-tools.module.css";

interface DraftToolsProps {
  canUndo: boolean;
  onUndo: () => void;
  onReset: () => void;
}

/** One step back, or back to the beginning, while nothing was sent. */
export function DraftTools({ canUndo, onUndo, onReset }: DraftToolsProps) {
  const t = useT();
  return (
    <div className={styles.tools} data-visible={canUndo}>
      <Button look="quiet" onClick={onUndo} disabled={!canUndo}>
        {t("ui.undo")}
      </Button>
      <Button look="quiet" onClick={onReset} disabled={!canUndo}>
        {t("items.reset")}
      </Button>
    </div>
  );
}
