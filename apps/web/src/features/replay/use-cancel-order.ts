import { useCancelReplayOrderMutation } from "./api.ts";
import type { Player } from "./player.ts";

/** Cancels an order of a replay; `cancel` resolves to what went wrong, or null. */
export function useCancelOrder(player: Player, replayId: string) {
  const [send, { isLoading }] = useCancelReplayOrderMutation();
  const cancel = async (orderId: string): Promise<unknown> => {
    await player.pause();
    const { data, error } = await send({ params: { id: replayId }, body: { client_order_id: orderId } });
    if (data) player.take(data.replay);
    return error ?? null;
  };
  return { cancel, isLoading };
}
