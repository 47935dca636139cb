import { Suspense } from "react";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const PlanCard = lazyComponent(() => import("./plan-card.tsx"), "PlanCard", ["funnel/plan"]);

/** The study plan in a line; its code and data come after what the screen is for. */
export function PlanLine() {
  return (
    <Suspense>
      <PlanCard />
    </Suspense>
  );
}
