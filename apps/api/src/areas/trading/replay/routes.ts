import type { replayContract } from "@candlewise/contracts/replay/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { allCandles, candlesAfter } from "./candles.ts";
import type { ReplayDependencies } from "./dependencies.ts";
import { cancelOrder, placeOrder, previewOrder } from "./orders.ts";
import { deleteOwnReplay, listOwnReplays } from "./own-replays.ts";
import { presentReplay } from "./present-replay.ts";
import { loadReplay, type OwnReplay } from "./replays.ts";
import { createReplay } from "./set-up.ts";
import { finishReplay, stepReplay } from "./step.ts";

export function replayHandlers(deps: ReplayDependencies): Handlers<typeof replayContract> {
  const shown = (own: OwnReplay) => ({ replay: presentReplay(deps, own) });
  return {
    listReplays: async (_, context) => ({ replays: await listOwnReplays(deps, context) }),
    createReplay: async ({ body }, context) => shown(await createReplay(deps, context, body)),
    getReplay: async ({ params }, context) => shown(await loadReplay(deps, context, params.id)),
    listReplayCandles: async ({ params }, context) => {
      const { replay } = await loadReplay(deps, context, params.id);
      return { reached: replay.reached, candles: await allCandles(deps, replay) };
    },
    stepReplay: async ({ params, body }, context) => {
      const own = await stepReplay(deps, context, params.id, body);
      return { ...shown(own), ...(await candlesAfter(deps, own.replay, body.from)) };
    },
    previewReplayOrder: async ({ params, body }, context) => previewOrder(deps, context, params.id, body),
    placeReplayOrder: async ({ params, body }, context) => shown(await placeOrder(deps, context, params.id, body)),
    cancelReplayOrder: async ({ params, body }, context) =>
      shown(await cancelOrder(deps, context, params.id, body.client_order_id)),
    finishReplay: async ({ params }, context) => shown(await finishReplay(deps, context, params.id)),
    deleteReplay: async ({ params }, context) => {
      await deleteOwnReplay(deps, context, params.id);
      return {};
    },
  };
}
