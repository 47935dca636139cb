import type { FunnelStep } from "@candlewise/domain/funnel/next-step";
import type { ProductKind } from "@candlewise/domain/offers/product";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { nextPath } from "#web/features/auth/next-path.ts";
import { useGetAccessQuery } from "#web/features/subscriptions/api.ts";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { useLocation } from "#web/shared/routing/router.tsx";
import { useUserId } from "#web/shared/state/use-user.ts";
import { useFunnelStep, type FunnelVisit } from "./use-funnel-step.ts";

export interface UpsellVisit {
  readonly visit: FunnelVisit;
  readonly userId: string | null;
  /** What is paid for; null until it is known. */
  readonly owned: readonly ProductKind[] | null;
  /** Nothing is sold here, or the visitor is on the way to a checkout. */
  readonly stepsAside: boolean;
}

/** A visit to a page of the funnel that sells something. */
export function useUpsellVisit(step: Extract<FunnelStep, "megaUpsell" | "upsell">): UpsellVisit {
  const visit = useFunnelStep(step);
  const userId = useUserId();
  const { search } = useLocation();
  const { data, isError } = useGetAccessQuery(userId ? { params: { id: userId } } : skipToken);
  const isBuying = nextPath(search).startsWith("/checkout");
  return {
    visit,
    userId,
    owned: data?.products ?? (isError ? [] : null),
    stepsAside: !runtimeConfig().features.payments || isBuying,
  };
}
