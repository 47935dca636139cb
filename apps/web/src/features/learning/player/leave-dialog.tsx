import { useRef } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import styles from "./leave-dialog.module.css";

interface LeaveDialogProps {
  isOpen: boolean;
  text: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked only when there is an unsent draft; the draft is saved either way. */
export function LeaveDialog({ isOpen, text, onStay, onLeave }: LeaveDialogProps) {
  const t = useT();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title={t("player.leave.title")} initialFocus={stay}>
      <p>{text}</p>
      <Stack gap={3} className={styles.actions}>
        <Button ref={stay} isWide onClick={onStay}>
          {t("player.leave.stay")}
        </Button>
        <Button look="secondary" isWide onClick={onLeave}>
          {t("player.leave.leave")}
        </Button>
      </Stack>
    </Dialog>
  );
}
