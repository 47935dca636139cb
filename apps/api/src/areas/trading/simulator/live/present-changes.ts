import type { AccountEvents } from "@candlewise/contracts/simulator/schemas";
import type { z } from "zod";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { isShown } from "../caller.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import type { OrderRecord } from "../orders/order-rows.ts";
import { showOrders } from "../orders/show-orders.ts";
import { dollars } from "../portfolio/dollars.ts";
import { presentEntry } from "../portfolio/list-activity.ts";
import type { AccountChanges } from "./changes-store.ts";

type ChangesEvent = z.input<AccountEvents["changes"]>;

/** Changes of an account as its owner may see them; null when there is nothing to see. */
export async function presentChanges(
  deps: Pick<SimulatorDependencies, "database" | "market">,
  { hidden, ...viewer }: Pick<SignedInContext, "userId" | "hidden" | "now">,
  { cursor, cash, reserved, open, ended, entries }: AccountChanges,
): Promise<ChangesEvent> {
  const show = async (records: readonly OrderRecord[]) => {
    const shown = records.filter(({ order }) => isShown(deps, hidden, order.ticker));
    return (await showOrders(deps, viewer, shown)).toReversed();
  };
  const [open_orders, ended_orders] = await Promise.all([show(open), show(ended)]);
  return {
    account_number: cursor.account,
    balance: dollars(cash),
    reserved: dollars(reserved),
    open_orders,
    ended_orders,
    activity: entries
      .map((entry) => presentEntry(entry, entry.ticker === null || isShown(deps, hidden, entry.ticker)))
      .toReversed(),
  };
}
