import { asTerm } from "#web/modules/glossary/as-term.tsx";
import { usdText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Facts } from "#web/shared/ui/facts.tsx";
import type { Portfolio } from "../api.ts";
import { freeCash } from "./free.ts";

/** What there is to trade with, and what open orders hold back of it. */
export function CashCard({ portfolio }: { portfolio: Portfolio }) {
  const t = useT();
  return (
    <Card>
      <Facts
        facts={[
          { label: t("simulator.cash.free"), explain: asTerm("buyingPower"), value: usdText(freeCash(portfolio)) },
          {
            label: t("simulator.cash.reserved"),
            explain: asTerm("reserved"),
            value: usdText(portfolio.reserved),
            note: t("simulator.cash.reservedNote"),
          },
          { label: t("simulator.cash.all"), value: usdText(portfolio.balance), isTotal: true },
        ]}
      />
    </Card>
  );
}
