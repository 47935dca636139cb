import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { lazyExtra } from "#web/shared/ui/lazy-component.ts";

const TaskBanner = lazyExtra(() => import("#web/features/learning/task/task-banner.tsx"), "TaskBanner", [
  "learning",
  "learning/task",
]);

const ChallengeBanner = lazyExtra(
  () => import("#web/features/challenges/screens/day/challenge-banner.tsx"),
  "ChallengeBanner",
  ["learning", "learning/task"],
);

/** Above the screens of the simulator: the task or the day of a challenge that led there, if one did. */
export function TaskPlace() {
  const address = store.get(STORAGE_KEYS.openTask);
  if (address === null) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{address.startsWith("/challenges/") ? <ChallengeBanner /> : <TaskBanner />}</Suspense>
    </ErrorBoundary>
  );
}
