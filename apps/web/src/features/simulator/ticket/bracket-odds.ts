import { commissionPlanOf } from "@candlewise/domain/simulator/commission";
import { formatUsd, parseQuantity, parseUsd } from "@candlewise/domain/simulator/money";
import { roundTripProfit } from "@candlewise/domain/simulator/position-size";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { usdText } from "#web/shared/i18n/money-texts.ts";
import type { Asset, OrderRequest, Quote } from "../api.ts";

type Bracket = Extract<OrderRequest, { type: "bracket" }>;

interface Odds {
  readonly risk: string;
  readonly aim: string;
  /** 2.0 : 1, in German 2,0 : 1 */
  readonly ratio: string;
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** What a bracket loses at its stop and gains at its target, commissions included. Null when its prices are out of order, or costs eat the gain. */
export function bracketOdds(
  order: Bracket,
  { kind, quote }: Pick<Asset, "kind"> & { readonly quote: Pick<Quote, "ask"> },
  language: Language,
): Odds | null {
  const entryPrice = parseUsd(order.limit_price ?? quote.ask);
  const [stop, target] = [parseUsd(order.stop_loss_price), parseUsd(order.take_profit_price)];
  const terms = { quantity: parseQuantity(order.quantity), entryPrice, commissionPlan: commissionPlanOf(kind) };
  const risk = -roundTripProfit({ ...terms, exitPrice: stop });
  const aim = roundTripProfit({ ...terms, exitPrice: target });
  if (stop >= entryPrice || target <= entryPrice || aim <= 0n) return null;
  const ratio = formatNumber(Number(aim) / Number(risk), language, ONE_DECIMAL);
  return {
    risk: usdText(formatUsd(risk)),
    aim: usdText(formatUsd(aim)),
    ratio: `${ratio} : 1`,
  };
}
