import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog } from "@base-ui/react/dialog";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useBusy } from "./busy.ts";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./overlay.module.css";
import type { OverlayProps } from "./overlay.tsx";

export function DialogPanel({ isOpen, onClose, title, children, initialFocus }: OverlayProps) {
  const t = useT();
  useBusy(isOpen);
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Viewport className={classNames(styles.viewport, styles.dialogView)}>
            <Dialog.Popup className={classNames(styles.dialog)} {...(initialFocus && { initialFocus })}>
              <div className={styles.head}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                <IconButton icon="close" label={t("ui.close")} onClick={onClose} />
              </div>
              <div className={styles.body}>{children}</div>
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}
