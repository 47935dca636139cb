import { paymentsRoutes } from "@candlewise/contracts/payments/routes";
import type { PaymentsShapes } from "@candlewise/contracts/payments/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export const paymentsApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof paymentsRoutes, PaymentsShapes>(paymentsRoutes),
});

export const {
  useAddCardMutation,
  useBuyWithOneClickMutation,
  useCreatePaymentFormMutation,
  useDeleteCardMutation,
  useGetCardOrderStatusQuery,
  useListCardsQuery,
  useListPaymentsQuery,
  useMakeCardPrimaryMutation,
  useWithdrawMutation,
} = paymentsApi;
