import { asTerm } from "#web/modules/glossary/as-term.tsx";
import { percentText, priceText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Facts, type Fact } from "#web/shared/ui/facts.tsx";
import type { Cost } from "./order-draft.ts";
import type { UnitKind } from "./units.ts";

interface CostFactsProps {
  cost: Cost;
  kind: UnitKind;
  /** Lines before those of the cost. */
  before?: readonly Fact[];
  /** Lines after the sum. */
  after?: readonly Fact[];
  isStale?: boolean;
}

/** "Trading costs", item by item: what is paid beyond the value at the middle of the market. */
export function CostFacts({ cost, kind, before = [], after = [], isStale = false }: CostFactsProps) {
  const t = useT();
  const language = useLanguage();
  const facts: Fact[] = [
    ...before,
    {
      label: t("order.cost.value"),
      explain: asTerm("midPrice"),
      value: usdText(cost.value),
      note: t(`order.cost.per.${kind}`, { price: priceText(cost.mid_price) }),
    },
    { label: t("order.cost.spread"), explain: asTerm("spread"), value: usdText(cost.spread) },
    { label: t("order.cost.slippage"), explain: asTerm("slippage"), value: usdText(cost.slippage) },
    { label: t("order.cost.commission"), explain: asTerm("commission"), value: usdText(cost.commission) },
    {
      label: t("order.cost.total"),
      explain: asTerm("tradingCosts"),
      value: `${usdText(cost.total_cost)} (${percentText(cost.total_cost_percent, language)})`,
      isTotal: true,
    },
    ...after,
  ];
  return <Facts facts={facts} isStale={isStale} />;
}
