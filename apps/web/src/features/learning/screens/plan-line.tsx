import { lazy, Suspense } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";

const PlanCard = lazy(async () => {
  const [{ PlanCard: Card }] = await Promise.all([import("./plan-card.tsx"), loadMessages(["funnel/plan"])]);
  return { default: Card };
});

/** The study plan in a line; its code and data come after what the screen is for. */
export function PlanLine() {
  return (
    <Suspense>
      <PlanCard />
    </Suspense>
  );
}
