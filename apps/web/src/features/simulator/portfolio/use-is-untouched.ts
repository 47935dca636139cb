import { useListOrdersQuery, type Portfolio } from "../api.ts";
import { OPEN_ORDERS } from "./open-orders-query.ts";

/** Whether nothing was ever traded here: the first account, all of its money, and no order waiting. */
export function useIsUntouched({ account_number, assets, hidden, totalProfit, reserved }: Portfolio): boolean {
  const { data } = useListOrdersQuery(OPEN_ORDERS);
  const hasOrders = (data?.orders.length ?? 0) > 0;
  const hasAssets = assets.length > 0 || hidden !== undefined;
  return account_number === 1 && !hasAssets && totalProfit === 0 && reserved === 0 && !hasOrders;
}
