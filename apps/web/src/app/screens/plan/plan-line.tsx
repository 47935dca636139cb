import { lazy, Suspense, useSyncExternalStore } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";

const PlanCard = lazy(async () => {
  const [{ PlanCard: Card }] = await Promise.all([import("./plan-card.tsx"), loadMessages(["funnel/plan"])]);
  return { default: Card };
});

const WIDE = "(min-width: 1024px)";
const onResize = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** The study plan in a line; its code and data come after what the screen is for. `isAside`: only where there is a right column. */
export function PlanLine({ isAside = false }: { isAside?: boolean }) {
  const isWide = useSyncExternalStore(
    onResize,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  if (isAside && !isWide) return null;
  return (
    <Suspense>
      <PlanCard />
    </Suspense>
  );
}
