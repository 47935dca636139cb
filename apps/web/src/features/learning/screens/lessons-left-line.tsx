import { Suspense } from "react";
import { lazyExtra } from "#web/shared/ui/lazy-component.ts";

const LessonsLeft = lazyExtra(() => import("./lessons-left.tsx"), "LessonsLeft", ["modules/free-plan"]);

/** A quiet line about the free plan; its code and data come after what the screen is for. */
export function LessonsLeftLine({ courseId }: { courseId?: string }) {
  return (
    <Suspense>
      <LessonsLeft {...(courseId !== undefined && { courseId })} />
    </Suspense>
  );
}
