import { useOffers } from "#web/features/offers/use-offers.ts";
import { ExtraOffer } from "#web/features/payments/screens/extra-offer.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Navigate } from "#web/shared/routing/router.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { StepAside } from "./step-aside.tsx";
import { useUpsellVisit } from "./use-upsell-visit.ts";

/** S2.08: what is sold beside the plan, as far as it is for sale. */
export function SecondUpsellScreen() {
  const t = useT();
  const { visit, userId, owned, stepsAside } = useUpsellVisit("upsell");
  const sales = { upsell_market_news: useOffers("upsell_market_news"), upsell_reports: useOffers("upsell_reports") };
  const products = (["upsell_market_news", "upsell_reports"] as const).filter(
    (product) => sales[product].problem !== "ERROR_OFFER_EMPTY",
  );
  const isLoading = products.some((product) => !sales[product].offers && !sales[product].problem);
  const open = owned?.includes("upsell") ? [] : products.filter((product) => !owned?.includes(product));
  if (visit.status === "gone") return <Navigate to={visit.onward} replace />;
  if (visit.status === "open" && (stepsAside || open.length === 0)) return <StepAside leave={visit.leave} />;
  if (visit.status !== "open" || userId === null || owned === null || isLoading)
    return <PageSkeleton name="lesson" title={t("funnel.offer.title")} />;
  return (
    <Page title={t("funnel.upsell.lead")} bar={null}>
      <Stack gap={5}>
        <Text as="h1" size={9}>
          {t("funnel.upsell.lead")}
        </Text>
        {open.map((product) => (
          <ExtraOffer
            key={product}
            product={product}
            source="funnel_upsell"
            userId={userId}
            onGo={(to) => void visit.leave(to)}
          />
        ))}
        <Button look="secondary" isWide isBusy={visit.isLeaving} onClick={() => void visit.leave()}>
          {t("funnel.upsell.skip")}
        </Button>
      </Stack>
    </Page>
  );
}
