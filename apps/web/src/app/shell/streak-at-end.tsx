import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { StreakSlotProps } from "#web/features/learning/celebration/streak-slot.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { lazyExtra } from "#web/shared/ui/lazy-component.ts";

const Streak = lazyExtra(() => import("#web/features/engagement/screens/celebrated-streak.tsx"), "CelebratedStreak", [
  "engagement",
]);

function StreakAtEnd(props: StreakSlotProps) {
  const isGuest = useUserId() === null;
  if (isGuest) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Streak {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The streak in celebrations of learners. Without its code they are only calmer. */
export const streakAtEnd = (props: StreakSlotProps) => <StreakAtEnd {...props} />;
