import type { ReactNode, Ref } from "react";
import { Card } from "#web/shared/ui/card.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import styles from "./security.module.css";

interface SectionProps {
  title: string;
  text?: string;
  /** Below the list: what can be done with all of it. */
  actions?: ReactNode;
  /** The heading takes the focus when the row that had it is gone. */
  ref?: Ref<HTMLHeadingElement>;
  /** List items. */
  children: ReactNode;
}

/** A heading and the card of rows under it. */
export function Section({ title, text, actions, ref, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div>
        <h2 ref={ref} tabIndex={-1}>
          {title}
        </h2>
        {text && <p className={styles.lead}>{text}</p>}
      </div>
      <Card className={styles.card}>
        <ul className={styles.list}>{children}</ul>
      </Card>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

interface Loading {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** In the place of rows that are not here: on their way, or not to be had. */
export function Missing({ error, isFetching, refetch }: Loading) {
  return (
    <li aria-busy={!error}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className={styles.skeleton ?? ""} />
      )}
    </li>
  );
}
