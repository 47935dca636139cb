import type { CallArguments, CallResult } from "@candlewise/contracts/endpoint";
import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import { simulatorRoutes } from "@candlewise/contracts/simulator/routes";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

/** No write waits for a connection: a price must be seen by who trades at it. */
export const simulatorApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof simulatorRoutes, SimulatorShapes>(simulatorRoutes),
});

/** S7.26 S9.02: seconds after which a screen that opens asks again; unused answers are dropped after the contract's 20. */
export const REFETCH_AFTER = { refetchOnMountOrArgChange: 300 } as const;

export type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;
export type HiddenHoldings = NonNullable<Portfolio["hidden"]>;
export type Position = Portfolio["assets"][number];
export type PlacedOrder = CallResult<SimulatorShapes["placeOrder"]>;
export type Order = PlacedOrder["order"];
export type Fill = Order["fills"][number];
export type Activity = CallResult<SimulatorShapes["listActivity"]>["items"][number];
export type Preview = CallResult<SimulatorShapes["previewOrder"]>;
export type WireOrder = CallArguments<SimulatorShapes["placeOrder"]>["body"]["order"];
/** What a ticket asks for. Exit legs of a position have no ticket. */
export type OrderRequest = Exclude<WireOrder, { type: "oco" }>;
export type OrderChange = NonNullable<CallArguments<SimulatorShapes["modifyOrder"]>["body"]>;
export type Side = Order["side"];

/** What a ticket is written for: an instrument with its quote, as the market's calls give it. */
export type Asset = CallResult<MarketShapes["getAsset"]>["asset"];
export type Session = CallResult<MarketShapes["getAsset"]>["session"];
export type Quote = Asset["quote"];

export const {
  useGetPortfolioQuery,
  useResetPortfolioMutation,
  useListActivityQuery,
  useListOrdersQuery,
  useListAssetOrdersQuery,
  usePreviewOrderQuery,
  usePlaceOrderMutation,
  useModifyOrderMutation,
  useCancelOrderMutation,
  useCancelOrdersMutation,
  useRestoreOrdersMutation,
  useCloseHiddenMutation,
  useClosePositionMutation,
} = simulatorApi;
