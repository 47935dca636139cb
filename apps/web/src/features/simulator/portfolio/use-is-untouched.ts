import { useListOrdersQuery, type Portfolio } from "../api.ts";
import { OPEN_ORDERS } from "./open-orders-query.ts";

/** Whether nothing was ever traded here: the first account, all of its money, and no order waiting. */
export function useIsUntouched(portfolio: Portfolio): boolean {
  const { account_number, assets, closed_today, hidden, totalProfit, reserved } = portfolio;
  const { data } = useListOrdersQuery(OPEN_ORDERS);
  const hasOrders = (data?.orders.length ?? 0) > 0;
  const hasAssets = assets.length > 0 || closed_today.length > 0 || hidden !== undefined;
  return account_number === 1 && !hasAssets && totalProfit === 0 && reserved === 0 && !hasOrders;
}
