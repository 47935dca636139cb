import { CSPProvider } from "@base-ui/react/csp-provider";
import { Drawer } from "@base-ui/react/drawer";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useBusy } from "./busy.ts";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./overlay.module.css";
import type { OverlayProps } from "./overlay.tsx";

export function SheetPanel({ isOpen, onClose, title, children, initialFocus }: OverlayProps) {
  const t = useT();
  useBusy(isOpen);
  return (
    <CSPProvider disableStyleElements>
      <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Drawer.Portal>
          <Drawer.Backdrop className={styles.backdrop} />
          <Drawer.Viewport className={classNames(styles.viewport, styles.sheetView)}>
            <Drawer.Popup className={classNames(styles.sheet)} {...(initialFocus && { initialFocus })}>
              <div className={styles.grip} aria-hidden="true" />
              <div className={styles.head}>
                <Drawer.Title className={styles.title}>{title}</Drawer.Title>
                <IconButton icon="close" label={t("ui.close")} onClick={onClose} />
              </div>
              <Drawer.Content className={styles.body}>{children}</Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.Root>
    </CSPProvider>
  );
}
