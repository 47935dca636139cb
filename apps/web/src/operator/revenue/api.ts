import type { CallResult } from "@candlewise/contracts/endpoint";
import { paymentsRoutes } from "@candlewise/contracts/payments/routes";
import type { PaymentsShapes } from "@candlewise/contracts/payments/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export type OrderPage = CallResult<PaymentsShapes["listAllOrders"]>;
export type OperatorOrder = OrderPage["orders"][number];
/** `waiting`: the payment service has not told the outcome. */
export type OrderFilter = "all" | "waiting";

const revenueApi = api.injectEndpoints({
  endpoints: (builder) => {
    const { getRevenue, refundOrder } = endpointsOf<typeof paymentsRoutes, PaymentsShapes>(paymentsRoutes)(builder);
    return {
      getRevenue,
      refundOrder,
      listAllOrders: builder.infiniteQuery<OrderPage, OrderFilter, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
        query: ({ queryArg: filter, pageParam: before }) => ({
          route: paymentsRoutes.listAllOrders,
          query: { ...(filter === "waiting" && { waiting: "true" }), ...(before !== null && { before }) },
        }),
        providesTags: [...paymentsRoutes.listAllOrders.provides],
      }),
    };
  },
});

export const { useGetRevenueQuery, useListAllOrdersInfiniteQuery, useRefundOrderMutation } = revenueApi;
