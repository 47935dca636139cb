import { asTerm } from "#web/modules/glossary/as-term.tsx";
import { priceText, quantityText, percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { OrderRequest, Side } from "../api.ts";
import type { Fact } from "#web/shared/ui/facts.tsx";
import { TYPE_TERMS } from "./type-terms.ts";

/** What is about to be sent, line by line. */
export function useOrderFacts(): (side: Side, ticker: string, order: OrderRequest) => Fact[] {
  const t = useT();
  const language = useLanguage();
  return (side, ticker, order) => {
    const facts: Fact[] = [
      {
        label: t(side === "buy" ? "order.side.buy" : "order.side.sell"),
        value: `${quantityText(order.quantity, language)} ${ticker}`,
      },
      { label: t("ticket.review.order"), value: asTerm(TYPE_TERMS[order.type])(t(`order.type.${order.type}`)) },
    ];
    if ("stop_price" in order)
      facts.push({ label: t("order.price.stop"), explain: asTerm("stopPrice"), value: priceText(order.stop_price) });
    if ("limit_price" in order && order.limit_price !== undefined)
      facts.push({ label: t("order.price.limit"), explain: asTerm("limitPrice"), value: priceText(order.limit_price) });
    if ("trail" in order) {
      const { trail } = order;
      const value = trail.type === "amount" ? priceText(trail.amount) : percentText(trail.percent, language);
      facts.push({ label: t("order.trail"), explain: asTerm("trail"), value });
    }
    if (order.type === "bracket") {
      facts.push({
        label: t("order.bracket.stop"),
        explain: asTerm("stopLoss"),
        value: priceText(order.stop_loss_price),
      });
      facts.push({
        label: t("order.bracket.target"),
        explain: asTerm("takeProfit"),
        value: priceText(order.take_profit_price),
      });
    }
    if (order.type !== "market")
      facts.push({
        label: t("order.tif"),
        explain: asTerm("timeInForce"),
        value: t(`order.tif.${order.time_in_force}`),
      });
    return facts;
  };
}
