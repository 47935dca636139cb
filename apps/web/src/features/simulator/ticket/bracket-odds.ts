import { multiply, parseQuantity, parseUsd, formatUsd } from "@candlewise/domain/simulator/money";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { usdText } from "#web/shared/i18n/money-texts.ts";
import type { OrderRequest, Quote } from "../api.ts";

type Bracket = Extract<OrderRequest, { type: "bracket" }>;

interface Odds {
  readonly risk: string;
  readonly aim: string;
  /** 2.0 : 1, in German 2,0 : 1 */
  readonly ratio: string;
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** What a bracket puts at risk between entry and stop, and what it aims at, without costs. Null when its prices are out of order. */
export function bracketOdds(order: Bracket, quote: Pick<Quote, "ask">, language: Language): Odds | null {
  const entry = parseUsd(order.limit_price ?? quote.ask);
  const quantity = parseQuantity(order.quantity);
  const risk = entry - parseUsd(order.stop_loss_price);
  const aim = parseUsd(order.take_profit_price) - entry;
  if (risk <= 0n || aim <= 0n) return null;
  const ratio = formatNumber(Number(aim) / Number(risk), language, ONE_DECIMAL);
  return {
    risk: usdText(formatUsd(multiply(quantity, risk))),
    aim: usdText(formatUsd(multiply(quantity, aim))),
    ratio: `${ratio} : 1`,
  };
}
