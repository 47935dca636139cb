import { CSPProvider } from "@base-ui/react/csp-provider";
import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "#web/shared/ui/button.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { followLowerEdge } from "./lower-edge.ts";
import { hostToasts, type ToastMessage, type ToastVariant } from "./toast.ts";
import styles from "./toast-host.module.css";

/** S9.08: at most so many at once, for so many milliseconds. */
export const TOAST_LIMITS = { limit: 3, timeout: 5000 } as const;
/** Milliseconds for one whose action cannot be had elsewhere; it stays longer while it is hovered or has the focus. */
export const ACTION_TIMEOUT = 10_000;

const ICONS = {
  default: "info",
  info: "info",
  success: "check",
  warning: "alert",
  error: "alert",
} as const satisfies Record<ToastVariant, IconName>;

export function ToastHost() {
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider {...TOAST_LIMITS}>
        <ToastList />
      </Toast.Provider>
    </CSPProvider>
  );
}

function ToastList() {
  const t = useT();
  const { toasts, add, close } = Toast.useToastManager<ToastMessage>();
  useEffect(
    () =>
      hostToasts((message) => {
        const { topic, isSticky, action, onClose } = message;
        add({
          data: message,
          ...(topic !== undefined && { id: topic }),
          ...(action && { timeout: ACTION_TIMEOUT }),
          ...(isSticky && { timeout: 0 }),
          ...(onClose && { onClose }),
        });
      }),
    [add],
  );
  const isEmpty = toasts.length === 0;
  useEffect(() => (isEmpty ? undefined : followLowerEdge()), [isEmpty]);
  // The oldest gives way to one too many.
  const surplus = toasts.find(({ limited, transitionStatus }) => limited && transitionStatus !== "ending")?.id;
  useEffect(() => {
    if (surplus !== undefined) close(surplus);
  }, [surplus, close]);
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport} aria-label={t("ui.notifications")}>
        {toasts.map(
          (each) =>
            each.data && (
              <Toast.Root
                key={each.id}
                toast={each}
                className={classNames(styles.toast, styles[each.data.variant])}
                data-variant={each.data.variant}
                swipeDirection={["left", "right", "down"]}
                // What is not urgent is announced by the live region around it.
                role={each.data.variant === "error" ? "alert" : "group"}
                aria-modal={undefined}
              >
                <ToastBody {...each.data} onClose={() => close(each.id)} />
              </Toast.Root>
            ),
        )}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

function ToastBody({ text, variant, action, onClose }: ToastMessage & { onClose: () => void }) {
  const t = useT();
  return (
    <Toast.Content className={styles.content}>
      <span className={styles.mark}>
        <Icon name={ICONS[variant]} size={20} />
      </span>
      <Toast.Title render={<span />} className={styles.text}>
        {text}
      </Toast.Title>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
          <kbd className={styles.key} aria-hidden="true">
            F6
          </kbd>
        </button>
      )}
      <IconButton icon="close" label={t("ui.dismiss")} onClick={onClose} />
    </Toast.Content>
  );
}
