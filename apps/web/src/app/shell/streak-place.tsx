import type { Area } from "#web/shared/routing/route.ts";
import { lazyExtra } from "#web/shared/ui/lazy-component.ts";
import styles from "./balance-place.module.css";
import { IdlePart } from "./idle-part.tsx";

const Streak = lazyExtra(() => import("#web/features/engagement/screens/top-bar-streak.tsx"), "TopBarStreak", [
  "engagement",
]);

const AREAS: readonly (Area | undefined)[] = ["learn", "courses", "profile"];

/** The streak before the balance of top bars, where learning is what the screen is about. */
export function StreakPlace({ area }: { area: Area | undefined }) {
  const isShown = AREAS.includes(area);
  if (!isShown) return null;
  return (
    <span className={styles.streak} data-streak="">
      <IdlePart isWanted={isShown}>
        <Streak />
      </IdlePart>
    </span>
  );
}
