import type { ReactNode } from "react";
import { isUnreachable } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "./button.tsx";
import type { Mood } from "./candle-mood.tsx";
import { LazyCandleMood } from "./lazy-candle-mood.tsx";
import styles from "./states.module.css";

interface EmptyStateProps {
  title: string;
  /** How the candle above the title looks. */
  mood?: Mood;
  children?: ReactNode;
  /** Buttons or links: what to do about it. */
  actions?: ReactNode;
}

export function EmptyState({ title, mood = "asleep", children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <LazyCandleMood mood={mood} />
      <h2>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** What RTK Query gave; decides between "offline" and "did not load". */
  error?: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Another way to go on. */
  children?: ReactNode;
}

/** What happened, what is safe, what to do now. */
export function ErrorState({ error, onRetry, isRetrying = false, children }: ErrorStateProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const isOffline = !isOnline && isUnreachable(error);
  return (
    <div className={styles.state} role="alert">
      <LazyCandleMood mood={isOffline ? "asleep" : "sorry"} />
      <h2>{t(isOffline ? "ui.error.offlineTitle" : "ui.error.title")}</h2>
      <p className={styles.text}>{t(isOffline ? "ui.error.offlineText" : "ui.error.text")}</p>
      <div className={styles.actions}>
        <Button look="secondary" icon="refresh" onClick={onRetry} isBusy={isRetrying}>
          {t("ui.retry")}
        </Button>
        {children}
      </div>
    </div>
  );
}
