import { Plans } from "#web/features/offers/plans.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Navigate, useLocation } from "#web/shared/routing/router.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { StepAside } from "./step-aside.tsx";
import { useUpsellVisit } from "./use-upsell-visit.ts";

/** S2.07: the plans, once. Going on without one is as easy as choosing one. */
export function UpsellScreen() {
  const t = useT();
  const { pathname, search } = useLocation();
  const { visit, owned, stepsAside } = useUpsellVisit("megaUpsell");
  if (visit.status === "gone") return <Navigate to={visit.onward} replace />;
  if (visit.status === "open" && (stepsAside || owned?.includes("app"))) return <StepAside leave={visit.leave} />;
  if (visit.status !== "open" || owned === null) return <PageSkeleton name="lesson" title={t("funnel.offer.title")} />;
  const title = t("offers.title");
  return (
    <Page title={title} bar={{ back: () => void visit.leave(), isClose: true, children: title }}>
      <Plans config={null} next={pathname + search} page="/upsell" source="funnel_mega_upsell">
        <Button look="secondary" isWide isBusy={visit.isLeaving} onClick={() => void visit.leave()}>
          {t("offers.stay")}
        </Button>
      </Plans>
    </Page>
  );
}
