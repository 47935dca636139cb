import type { DailyGoal } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { GoalRing } from "../plan/goal-ring.tsx";
import styles from "./celebration.module.css";

interface DayGoalProps {
  /** As it is now. */
  goal: DailyGoal;
  /** Only a lesson counts towards it (S4.11). */
  isLesson: boolean;
  /** False before its beat: then it shows the day as it was. */
  isFilled: boolean;
}

/** The ring of the day, which grows by the lesson just finished. */
export function DayGoal({ goal, isLesson, isFilled }: DayGoalProps) {
  const t = useT();
  const before = isLesson && !isFilled ? Math.max(0, goal.completed_lessons - 1) : goal.completed_lessons;
  const left = goal.target_lessons - goal.completed_lessons;
  return (
    <Row gap={3}>
      <GoalRing goal={{ ...goal, completed_lessons: before }} size={60} />
      <Text size={4} weight={700} tone="muted" className={styles.goalText}>
        {left > 0 ? t("celebration.goalLeft", { count: left }) : t("celebration.goalMet")}
      </Text>
    </Row>
  );
}
