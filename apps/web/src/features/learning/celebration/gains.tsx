import type { Completion } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { hasReached, type Beat } from "./beats.ts";
import styles from "./celebration.module.css";
import { CountedPoints } from "./counted-points.tsx";
import { DayGoal } from "./day-goal.tsx";

/** What it brought: points, the mark of flawless work, the day. */
export function Gains({ completion, beat, isLesson }: { completion: Completion; beat: Beat; isLesson: boolean }) {
  const t = useT();
  const isFilled = hasReached(beat, "goal");
  return (
    <div className={styles.gains}>
      <Stack gap={1} className={styles.gain} data-shown={hasReached(beat, "points")}>
        {completion.xp > 0 && <CountedPoints xp={completion.xp} isCounting={beat === "points"} />}
        {completion.is_excellent && (
          <p className={styles.excellent}>
            <Icon name="star" size={16} />
            {t("celebration.excellent")}
          </p>
        )}
      </Stack>
      <Stack gap={1} className={styles.gain} data-shown={isFilled}>
        <DayGoal goal={completion.daily_goal} isLesson={isLesson} isFilled={isFilled} />
      </Stack>
    </div>
  );
}
