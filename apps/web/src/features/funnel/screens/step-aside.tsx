import { useEffect, useRef } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import type { FunnelVisit } from "./use-funnel-step.ts";

/** With nothing to sell the page counts as visited, so that nobody sees an offer that does not exist. */
export function StepAside({ leave }: Pick<FunnelVisit, "leave">) {
  const t = useT();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void leave();
  }, [leave]);
  return <PageSkeleton name="lesson" title={t("funnel.offer.title")} />;
}
