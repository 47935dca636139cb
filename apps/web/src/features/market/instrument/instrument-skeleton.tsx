import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import styles from "./instrument.module.css";

/** The shape of the screen while it is on its way. */
export function InstrumentSkeleton() {
  return (
    <Stack gap={4} aria-busy="true">
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="half" />
      </div>
      <Skeleton className={styles.chartSkeleton} />
      <Skeleton shape="card" />
    </Stack>
  );
}
