import type { FunnelStep } from "@candlewise/domain/funnel/next-step";
import type { OfferSource, ProductKind } from "@candlewise/domain/offers/product";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useEffect, useRef } from "react";
import { useGetAccessQuery } from "#web/features/subscriptions/api.ts";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Navigate } from "#web/shared/routing/router.tsx";
import { useUserId } from "#web/shared/state/use-user.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { UpsellOffer } from "./upsell-offer.tsx";
import { useFunnelStep, type FunnelVisit } from "./use-funnel-step.ts";

interface UpsellVisitProps {
  step: Extract<FunnelStep, "megaUpsell" | "upsell">;
  products: readonly Exclude<ProductKind, "app">[];
  source: OfferSource;
}

/** One page of extras. Going on without them is as easy as buying, and the page comes once. */
export function UpsellVisit({ step, products, source }: UpsellVisitProps) {
  const t = useT();
  const visit = useFunnelStep(step);
  const userId = useUserId();
  const { data: access, isError } = useGetAccessQuery(userId ? { params: { id: userId } } : skipToken);
  const owned = access?.products ?? [];
  const open = owned.includes("upsell") ? [] : products.filter((product) => !owned.includes(product));
  if (visit.status === "gone") return <Navigate to={visit.onward} replace />;
  if (visit.status === "open" && (!runtimeConfig().features.payments || open.length === 0))
    return <StepAside leave={visit.leave} />;
  if (visit.status !== "open" || userId === null || (!access && !isError))
    return <PageSkeleton name="lesson" title={t("funnel.offer.title")} />;
  return (
    <Page title={t("funnel.upsell.lead")} bar={null}>
      <Stack gap={5}>
        <Text as="h1" size={9}>
          {t("funnel.upsell.lead")}
        </Text>
        {open.map((product) => (
          <UpsellOffer key={product} product={product} source={source} userId={userId} leave={visit.leave} />
        ))}
        <Button look="secondary" isWide isBusy={visit.isLeaving} onClick={() => void visit.leave()}>
          {t("funnel.upsell.skip")}
        </Button>
      </Stack>
    </Page>
  );
}

/** With nothing to sell the page counts as visited, so that nobody sees an offer that does not exist. */
function StepAside({ leave }: Pick<FunnelVisit, "leave">) {
  const t = useT();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void leave();
  }, [leave]);
  return <PageSkeleton name="lesson" title={t("funnel.offer.title")} />;
}
