import type { DailyGoal } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ProgressRing } from "#web/shared/ui/progress.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";

/** The daily goal as a ring with `1/3` in it; a check once it is met. S3.09 */
export function GoalRing({ goal, size }: { goal: DailyGoal; size: number }) {
  const t = useT();
  const { completed_lessons: completed, target_lessons: target } = goal;
  return (
    <ProgressRing
      value={Math.min(completed, target)}
      max={target}
      size={size}
      stroke={Math.max(4, Math.round(size / 10))}
      colour="lime"
      label={t("learning.goal.label", { completed, target })}
    >
      {completed >= target ? <Icon name="check" size={Math.round(size / 2.2)} /> : `${completed}/${target}`}
    </ProgressRing>
  );
}
