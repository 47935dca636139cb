import type { AccountEvent, Order } from "@candlewise/domain/simulator/account";
import { START_BALANCE } from "@candlewise/domain/simulator/open-account";
import type { Run } from "@candlewise/domain/simulator/testing/order-sequence";
import type { LedgerFact } from "../ledger-fact.ts";

const NOTHING = { price: null, realizedProfit: null, orderId: null, ratio: null };

function factOf(event: AccountEvent): LedgerFact[] {
  if (event.type === "trigger" || event.type === "end") return [];
  const { at, ticker } = event;
  const amount = event.ledger.filter(({ account }) => account === "cash").reduce((sum, line) => sum + line.amount, 0n);
  if (event.type === "fill") {
    const { side: type, quantity, price, realizedProfit } = event.fill;
    return [{ ...NOTHING, at, type, ticker, quantity, price, amount, realizedProfit, orderId: event.orderId }];
  }
  if (event.type === "dividend")
    return [{ ...NOTHING, at, type: "dividend", ticker, quantity: event.quantity, amount }];
  const { quantityAfter: quantity, realizedProfit, numerator, denominator } = event;
  const ratio = `${numerator}:${denominator}`;
  return [{ ...NOTHING, at, type: "split", ticker, quantity, amount, realizedProfit, ratio }];
}

/** The ledger that results from a sequence of orders. */
export function ledgerOf({ events }: Run, openedAt: number): LedgerFact[] {
  const opening = { ...NOTHING, at: openedAt, type: "deposit", ticker: null, quantity: null, amount: START_BALANCE };
  return [{ ...opening, type: "deposit" }, ...events.flatMap(factOf)];
}

/** The last state of each order. */
export const ordersOf = ({ history }: Run): Order[] => [...history.values()].flatMap((states) => states.at(-1) ?? []);
