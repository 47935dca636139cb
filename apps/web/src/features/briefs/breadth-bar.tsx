import type { Brief } from "./api.ts";
import styles from "./breadth-bar.module.css";

/** Those that rose, did not move and fell, side by side. The figures beside it say the same. */
export function BreadthBar({ breadth: { advancers, unchanged, decliners } }: { breadth: Brief["breadth"] }) {
  const parts = [
    ["rose", advancers],
    ["same", unchanged],
    ["fell", decliners],
  ] as const;
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(([part, count]) => count > 0 && <i key={part} data-part={part} style={{ flexGrow: count }} />)}
    </div>
  );
}
