import { useState } from "react";
import { GoalRing } from "#web/features/learning/plan/goal-ring.tsx";
import { TodaySummary, type Today } from "#web/features/learning/plan/today-card.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { prefetchSheet, Sheet } from "#web/shared/ui/sheet.tsx";
import styles from "./learn-screen.module.css";
import { LessonsLeftLine } from "./lessons-left-line.tsx";
import { PlanLine } from "./plan-line.tsx";

/** The ring of the daily goal in the bar of a phone; opens today's plan. */
export function TodayButton({ today }: { today: Today }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { completed_lessons: completed, target_lessons: target } = today.goal;
  return (
    <>
      <button
        type="button"
        className={styles.todayButton}
        aria-haspopup="dialog"
        aria-label={t("learning.goal.open", { completed, target })}
        onPointerEnter={prefetchSheet}
        onClick={() => setOpen(true)}
      >
        <GoalRing goal={today.goal} size={42} />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t("learning.goal.title")}>
        <div className={styles.todayCard}>
          <TodaySummary today={today} />
          <LessonsLeftLine />
          <PlanLine />
        </div>
      </Sheet>
    </>
  );
}
