import type { DailyGoal } from "@candlewise/contracts/learning/schemas";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useDuration } from "../course/use-duration.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { GoalRing } from "./goal-ring.tsx";
import { PlanList } from "./plan-list.tsx";
import { minutesOf, type PlannedComponent } from "./todays-plan.ts";

export interface Today {
  goal: DailyGoal;
  plan: readonly PlannedComponent[];
  /** Every component of the path is completed. */
  isPathDone: boolean;
  /** Number of the plan day that was begun early; null on an ordinary day. */
  extraDay: number | null;
}

/** Today: the goal, what is left of it with its minutes, and the steps in order. */
export function TodaySummary({ today: { goal, plan, isPathDone, extraDay } }: { today: Today }) {
  const t = useT();
  const duration = useDuration();
  const count = plan.filter(({ type }) => type === "lesson").length;
  const text = () => {
    if (isPathDone) return t("learning.plan.allDone");
    if (plan.length === 0) return t("learning.goal.met");
    return t("learning.goal.left", { count, duration: duration(minutesOf(plan)) });
  };
  return (
    <Stack gap={4}>
      <Row gap={4}>
        <GoalRing goal={goal} size={72} />
        <div>
          <Text as="h2" size={6}>
            {extraDay === null ? t("learning.plan.title") : t("learning.plan.nextTitle", { day: extraDay })}
          </Text>
          <Text size={4} tone="muted">
            {text()}
          </Text>
        </div>
      </Row>
      {plan.length > 0 && <PlanList plan={plan} />}
      {isPathDone && (
        <LinkButton to="/courses" look="secondary" isWide>
          {t("learning.plan.courses")}
        </LinkButton>
      )}
    </Stack>
  );
}
