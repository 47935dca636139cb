import type { ReactNode, Ref } from "react";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
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
    <Stack as="section" gap={3} className={styles.section}>
      <div>
        <h2 ref={ref} tabIndex={-1}>
          {title}
        </h2>
        {text && (
          <Text size={4} tone="muted">
            {text}
          </Text>
        )}
      </div>
      <ListCard>{children}</ListCard>
      {actions && <Stack gap={3}>{actions}</Stack>}
    </Stack>
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
