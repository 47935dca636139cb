import { useFreePlan } from "#web/features/freemium/use-free-plan.ts";
import { useHasAccess } from "#web/features/subscriptions/use-has-access.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";

/** How many lessons a learner of the free plan may still begin today; nothing in a course that is not free, or when it cannot be had. */
export function LessonsLeft({ courseId }: { courseId?: string }) {
  const t = useT();
  const plan = useFreePlan(useHasAccess());
  if (plan === null || (courseId !== undefined && !plan.free_courses.includes(courseId))) return null;
  const { limit, used } = plan.limits.lessons;
  return (
    <Text size={4} tone="muted">
      {t("freePlan.lessonsLeft", { count: Math.max(0, limit - used) })}
    </Text>
  );
}
