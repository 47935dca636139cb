import { asTerm } from "#web/modules/glossary/as-term.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { QuotePair } from "#web/shared/ui/facts.tsx";
import type { Quote } from "./read-fields.ts";

/** Bid and ask. */
export function Quotes({ quote }: { quote: Quote }) {
  const t = useT();
  return (
    <QuotePair
      bid={{ label: t("order.bid"), explain: asTerm("bid"), price: quote.bid }}
      ask={{ label: t("order.ask"), explain: asTerm("ask"), price: quote.ask }}
    />
  );
}
