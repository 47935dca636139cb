import type { DailyGoal, Pathway } from "@candlewise/contracts/learning/schemas";
import { useMemo } from "react";
import { useAppSelector } from "#web/shared/state/store.ts";
import { selectPathwayState } from "./pathway-slice.ts";
import { goalToPlan, todaysPlan } from "./todays-plan.ts";
import type { Today } from "./today-card.tsx";

/** Today on a path, with the question of S3.11 while it is open, and whether the learner has stopped for the day. */
export function useToday(pathway: Pathway | undefined, goal: DailyGoal | undefined) {
  const { skipDay, askedOn, startedOn, planDay, stoppedOn } = useAppSelector(selectPathwayState);
  const today = useMemo((): Today | null => {
    if (!pathway || !goal) return null;
    const isNextDayBegun = startedOn === goal.local_date;
    const planned = goalToPlan(goal, isNextDayBegun);
    const extraDay = isNextDayBegun ? planDay : null;
    return { goal: planned, plan: todaysPlan(pathway, planned), isPathDone: pathway.current === null, extraDay };
  }, [pathway, goal, startedOn, planDay]);
  const isAsked = skipDay !== null && askedOn === goal?.local_date;
  const isOver = goal !== undefined && stoppedOn === goal.local_date;
  return { today, skipDay: isAsked ? skipDay : null, isOver };
}
