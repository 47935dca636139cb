import type { ReactNode } from "react";
import { isUnreachable } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "./button.tsx";
import styles from "./states.module.css";

const BARS = [
  [0, 40, 26],
  [24, 30, 34],
  [48, 44, 22],
  [72, 18, 46],
  [96, 4, 40],
] as const;

/** `lit` is how many of the five candles are filled. */
function CandleArt({ lit }: { lit: number }) {
  return (
    <svg className={styles.art} width="112" height="96" viewBox="0 0 112 96" fill="currentColor" aria-hidden="true">
      {BARS.map(([x, y, height], index) => (
        <g key={x} className={index < lit ? styles.lit : undefined}>
          <rect x={x} y={y + 12} width="16" height={height} rx="4" strokeWidth="1.5" />
          <rect x={x + 7} y={y} width="2" height={height + 24} rx="1" stroke="none" />
        </g>
      ))}
    </svg>
  );
}

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** Buttons or links: what to do about it. */
  actions?: ReactNode;
}

export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <CandleArt lit={1} />
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
}

/** What happened, what is safe, what to do now. */
export function ErrorState({ error, onRetry, isRetrying = false }: ErrorStateProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const isOffline = !isOnline && isUnreachable(error);
  return (
    <div className={styles.state} role="alert">
      <CandleArt lit={0} />
      <h2>{t(isOffline ? "ui.error.offlineTitle" : "ui.error.title")}</h2>
      <p className={styles.text}>{t(isOffline ? "ui.error.offlineText" : "ui.error.text")}</p>
      <div className={styles.actions}>
        <Button look="secondary" icon="refresh" onClick={onRetry} isBusy={isRetrying}>
          {t("ui.retry")}
        </Button>
      </div>
    </div>
  );
}
