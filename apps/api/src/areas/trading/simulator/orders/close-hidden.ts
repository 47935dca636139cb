import { NOTHING_HIDDEN, type Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { Situation } from "../accounts/accounts.ts";
import { requireInstrument } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import { hiddenClosing } from "../portfolio/hidden-holdings.ts";
import { presentPortfolio, type Portfolio } from "../portfolio/present-portfolio.ts";
import { acceptOrder } from "./accept-order.ts";
import { cancelEach } from "./cancel-each.ts";
import { digestOf } from "./read-request.ts";

function close(deps: SimulatorDependencies, situation: Situation, hidden: Hidden): void {
  const { change, at } = situation;
  const { canceled, sales } = hiddenClosing(change.state, deps.market, { at, hidden });
  cancelEach(situation, canceled);
  for (const request of sales) {
    const instrument = requireInstrument(deps, request.ticker, NOTHING_HIDDEN);
    acceptOrder(deps, situation, { instrument, request, clientOrderId: deps.ids.uuid(), digest: digestOf(request) });
  }
}

/**
 * S6.10: cancels the orders of instruments that the caller's country hides and sells what is held of them at market. Idempotent.
 * @throws AppError `too_many_orders`, or the rejection of a sale
 */
export async function closeHidden(deps: SimulatorDependencies, context: SignedInContext): Promise<Portfolio> {
  const { userId, hidden } = context;
  return deps.accounts.change({ userId }, (situation) => {
    close(deps, situation, hidden);
    const { change, at } = situation;
    return { result: presentPortfolio(change.facts, deps.market, { at, hidden }) };
  });
}
