import type { OrderOutcome } from "@candlewise/domain/payments/order-status";
import { useEffect } from "react";
import { api } from "#web/shared/state/api.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { paymentsApi } from "./api.ts";

const { getPaymentFormStatus } = paymentsApi.endpoints;

/** A declined form may be sent again with another card. */
const isDecided = (outcome: OrderOutcome | undefined): boolean => outcome === "paid" || outcome === "returned";

/** How far an order is, asked every so many milliseconds until it is decided. What it pays for is then read again. */
export function useOrderProgress(userId: string, orderId: string, every: number) {
  const dispatch = useAppDispatch();
  const call = { params: { order_id: orderId }, query: { user_id: userId } };
  const { data, error } = getPaymentFormStatus.useQueryState(call);
  const outcome = data?.order.outcome;
  const { refetch } = getPaymentFormStatus.useQuerySubscription(call, {
    pollingInterval: isDecided(outcome) ? 0 : every,
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (outcome === "paid")
      dispatch(api.util.invalidateTags(["Access", "Subscriptions", "Payments", "Cards", "Freemium", "Offers"]));
  }, [dispatch, outcome]);
  return { order: data?.order, error, refetch };
}
