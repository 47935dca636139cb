import type { CallArguments, CallResult } from "@candlewise/contracts/endpoint";
import { replayRoutes } from "@candlewise/contracts/replay/routes";
import type { ReplayShapes } from "@candlewise/contracts/replay/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

/** No write waits for a connection: a step or an order belongs to the bar that is seen. */
export const replayApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof replayRoutes, ReplayShapes>(replayRoutes),
});

export type ReplayList = CallResult<ReplayShapes["listReplays"]>["replays"];
export type ReplaySummary = ReplayList[number];
export type Replay = CallResult<ReplayShapes["getReplay"]>["replay"];
export type Candle = CallResult<ReplayShapes["listReplayCandles"]>["candles"][number];
export type Stepped = CallResult<ReplayShapes["stepReplay"]>;
export type ReplayOrder = Replay["orders"][number];
export type Report = NonNullable<Replay["report"]>;
export type OrderRequest = CallArguments<ReplayShapes["previewReplayOrder"]>["body"];
export type NewReplay = CallArguments<ReplayShapes["createReplay"]>["body"];
export type ReplayTimeframe = Replay["timeframe"];

export const {
  useListReplaysQuery,
  useCreateReplayMutation,
  useDeleteReplayMutation,
  useFinishReplayMutation,
  usePreviewReplayOrderQuery,
  usePlaceReplayOrderMutation,
  useCancelReplayOrderMutation,
} = replayApi;
