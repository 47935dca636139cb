import "./style-sink.ts";
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from "notistack";
import { useEffect, type Ref } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "#web/shared/ui/button.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { followLowerEdge } from "./lower-edge.ts";
import { hostToasts, type Toast, type ToastVariant } from "./toast.ts";
import styles from "./toast-host.module.css";

/** S9.08 */
export const TOAST_LIMITS = {
  maxSnack: 3,
  autoHideDuration: 5000,
  transitionDuration: { enter: 225, exit: 195 },
  anchorOrigin: { vertical: "bottom", horizontal: "left" },
} as const;

const ICONS = {
  default: "info",
  info: "info",
  success: "check",
  warning: "alert",
  error: "alert",
} as const satisfies Record<ToastVariant, IconName>;

interface ContentProps extends CustomContentProps {
  toast: Toast;
  ref?: Ref<HTMLDivElement>;
}

declare module "notistack" {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

function ToastContent({ id, toast: { text, variant, action }, ref }: ContentProps) {
  const t = useT();
  useEffect(() => followLowerEdge(), []);
  const close = () => closeSnackbar(id);
  return (
    <SnackbarContent ref={ref ?? null} role={variant === "error" ? "alert" : "status"}>
      <div className={classNames(styles.toast, styles[variant])} data-variant={variant}>
        <span className={styles.mark}>
          <Icon name={ICONS[variant]} size={20} />
        </span>
        <span className={styles.text}>{text}</span>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onPress();
              close();
            }}
          >
            {action.label}
          </button>
        )}
        <IconButton icon="close" label={t("ui.dismiss")} onClick={close} />
      </div>
    </SnackbarContent>
  );
}

const show = (toast: Toast) =>
  void enqueueSnackbar({ variant: "toast", toast, ...(toast.isSticky && { autoHideDuration: null }) });

export function ToastHost() {
  useEffect(() => hostToasts(show), []);
  return (
    <SnackbarProvider
      {...TOAST_LIMITS}
      classes={{ containerRoot: styles.container ?? "" }}
      Components={{ toast: ToastContent }}
    />
  );
}
