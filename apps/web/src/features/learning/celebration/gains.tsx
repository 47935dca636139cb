import type { Completion } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { hasReached, type Beat } from "./beats.ts";
import styles from "./celebration.module.css";
import { CountedPoints } from "./counted-points.tsx";
import { DayGoal } from "./day-goal.tsx";
import { streakInSlot } from "./streak-slot.ts";

/** What it brought: points, the mark of flawless work, the day, the streak. */
export function Gains({ completion, beat, isLesson }: { completion: Completion; beat: Beat; isLesson: boolean }) {
  const t = useT();
  const { xp, is_excellent, daily_goal: goal } = completion;
  const isFilled = hasReached(beat, "goal");
  return (
    <div className={styles.gains}>
      <div className={styles.gain} data-shown={hasReached(beat, "points")}>
        {xp > 0 && <CountedPoints xp={xp} isCounting={beat === "points"} />}
        {is_excellent && (
          <p className={styles.excellent}>
            <Icon name="star" size={16} />
            {t("celebration.excellent")}
          </p>
        )}
      </div>
      <div className={styles.day}>
        <div className={styles.gain} data-shown={isFilled}>
          <DayGoal goal={goal} isLesson={isLesson} isFilled={isFilled} />
        </div>
        {streakInSlot({ day: goal.local_date, isShown: hasReached(beat, "streak") })}
      </div>
    </div>
  );
}
