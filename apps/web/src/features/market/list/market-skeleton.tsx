import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import styles from "./market-skeleton.module.css";

const ROWS = Array.from({ length: 9 }, (_, index) => index);

/** The shape of the list while it is on its way. */
export function MarketSkeleton() {
  return (
    <Stack gap={3} aria-busy="true">
      <Skeleton shape="half" />
      <Skeleton shape="button" />
      {ROWS.map((row) => (
        <span key={row} className={styles.skeletonRow}>
          <Skeleton className={styles.skeletonBadge} />
          <span>
            <Skeleton shape="line" />
            <Skeleton shape="half" />
          </span>
          <Skeleton className={styles.skeletonPrice} />
        </span>
      ))}
    </Stack>
  );
}
