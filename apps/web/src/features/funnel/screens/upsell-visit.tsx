import type { FunnelStep } from "@candlewise/domain/funnel/next-step";
import { useEffect, useRef } from "react";
import { Navigate } from "#web/shared/routing/router.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useFunnelStep } from "./use-funnel-step.ts";

/** An upsell with nothing to sell: it counts as visited and steps aside, so that nobody sees an offer that does not exist. */
export function UpsellVisit({ step }: { step: Extract<FunnelStep, "megaUpsell" | "upsell"> }) {
  const t = useT();
  const { status, onward, leave } = useFunnelStep(step);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (status !== "open" || hasLeft.current) return;
    hasLeft.current = true;
    void leave();
  }, [status, leave]);
  if (status === "gone") return <Navigate to={onward} replace />;
  return <PageSkeleton name="lesson" title={t("funnel.offer.title")} />;
}
