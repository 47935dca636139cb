import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import styles from "./instrument.module.css";

/** The shape of the screen while it is on its way. */
export function InstrumentSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="half" />
      </div>
      <Skeleton className={styles.chartSkeleton} />
      <Skeleton shape="card" />
    </div>
  );
}
