import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { AccountState } from "@candlewise/domain/simulator/account";
import { closingOf, type Closing } from "@candlewise/domain/simulator/closing";
import { percentOf } from "@candlewise/domain/simulator/money";
import { isShown } from "../caller.ts";
import type { SimulatorMarket } from "../simulator-market.ts";
import { dollars } from "./dollars.ts";

type HiddenHoldings = NonNullable<CallResult<SimulatorShapes["getPortfolio"]>["hidden"]>;

/** An account as seen at a second from a country. */
export interface View {
  readonly at: number;
  readonly hidden: Hidden;
}

/** What closes the positions and orders in instruments that the country hides. */
export const hiddenClosing = (state: AccountState, market: SimulatorMarket, { at, hidden }: View): Closing =>
  closingOf(
    state,
    (ticker) => !isShown({ market }, hidden, ticker),
    (ticker) => ({
      tick: market.quote(ticker, at),
      averageDailyVolume: market.matching.averageDailyVolume(ticker, at),
    }),
  );

/** S6.10: the part of an account in instruments that the country hides, `value` of `total`; undefined without any. */
export function presentHidden(
  state: AccountState,
  market: SimulatorMarket,
  view: View,
  { value, total }: { readonly value: bigint; readonly total: bigint },
): HiddenHoldings | undefined {
  const isHidden = ({ ticker }: { readonly ticker: string }) => !isShown({ market }, view.hidden, ticker);
  const orders = state.orders.filter(isHidden);
  if (orders.length === 0 && !state.positions.some(isHidden)) return undefined;
  const { canceled, sales } = hiddenClosing(state, market, view);
  return {
    value: dollars(value),
    weight_percent: percentOf(value, total),
    reserved: dollars(orders.reduce((sum, { reservedCash }) => sum + reservedCash, 0n)),
    can_close: canceled.length + sales.length > 0,
  };
}
