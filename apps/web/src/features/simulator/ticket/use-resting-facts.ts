import { asTerm } from "#web/modules/glossary/as-term.tsx";
import { percentText, priceText, quantityText, quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Fact } from "#web/shared/ui/facts.tsx";
import { TYPE_TERMS } from "./type-terms.ts";
import type { Order } from "../api.ts";

/** An order that waits, line by line: what it does, at what price, how long, and what it reserves. */
export function useRestingFacts(): (order: Order, legs: readonly Order[]) => Fact[] {
  const t = useT();
  const language = useLanguage();
  return (order, legs) => {
    const facts: Fact[] = [
      { label: t(`order.side.${order.side}`), value: `${quantityText(order.quantity, language)} ${order.ticker}` },
      { label: t("ticket.review.order"), value: asTerm(TYPE_TERMS[order.type])(t(`order.type.${order.type}`)) },
    ];
    if (order.trail) {
      const { trail } = order;
      const value = trail.type === "amount" ? priceText(trail.amount) : percentText(trail.percent, language);
      facts.push({ label: t("order.trail"), explain: asTerm("trail"), value });
    }
    if (order.trailing_level !== null)
      facts.push({
        label: t("order.price.stop"),
        explain: asTerm("stopPrice"),
        value: quoteText(order.trailing_level),
      });
    else if (order.stop_price !== null)
      facts.push({ label: t("order.price.stop"), explain: asTerm("stopPrice"), value: priceText(order.stop_price) });
    if (order.limit_price !== null)
      facts.push({ label: t("order.price.limit"), explain: asTerm("limitPrice"), value: priceText(order.limit_price) });
    for (const { role, stop_price: stop, limit_price: limit } of legs) {
      if (role === "stop_loss" && stop !== null)
        facts.push({ label: t("order.bracket.stop"), explain: asTerm("stopLoss"), value: priceText(stop) });
      if (role === "take_profit" && limit !== null)
        facts.push({ label: t("order.bracket.target"), explain: asTerm("takeProfit"), value: priceText(limit) });
    }
    if (order.type !== "market")
      facts.push({
        label: t("order.tif"),
        explain: asTerm("timeInForce"),
        value: t(`order.tif.${order.time_in_force}`),
      });
    if (Number(order.reserved) > 0)
      facts.push({ label: t("ticket.result.reserved"), explain: asTerm("reserved"), value: usdText(order.reserved) });
    return facts;
  };
}
