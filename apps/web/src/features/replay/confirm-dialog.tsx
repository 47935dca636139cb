import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { errorKey } from "./errors.ts";
import styles from "./replay.module.css";

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirm: string;
  keep: string;
  look: "danger" | "primary";
  isBusy: boolean;
  /** Why it did not work. */
  error: unknown;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ isOpen, onClose, title, text, error, ...action }: ConfirmDialogProps) {
  const t = useT();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className={styles.form}>
        <p>{text}</p>
        {error !== undefined && (
          <Text role="alert" size={4} weight={600} className={styles.refusal}>
            {t(errorKey(error))}
          </Text>
        )}
        <Button look={action.look} isWide isBusy={action.isBusy} onClick={action.onConfirm}>
          {action.confirm}
        </Button>
        <Button look="quiet" isWide onClick={onClose}>
          {action.keep}
        </Button>
      </div>
    </Dialog>
  );
}
