import { useEffect, useMemo, useSyncExternalStore } from "react";
import { readNow } from "#web/shared/state/api.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { replayApi } from "./api.ts";
import { Player, type PlayerState } from "./player.ts";

const { getReplay, listReplayCandles, stepReplay } = replayApi.endpoints;

/** The player of a replay, as long as the screen is there. It stops when nobody looks. */
export function usePlayer(id: string): { player: Player; state: PlayerState } {
  const dispatch = useAppDispatch();
  const player = useMemo(() => {
    const params = { id };
    return new Player({
      async load() {
        const { replay } = await readNow((options) => dispatch(getReplay.initiate({ params }, options)));
        const { candles } = await readNow((options) => dispatch(listReplayCandles.initiate({ params }, options)));
        // Another window may have gone on in between.
        return { replay, candles: candles.filter(({ bar }) => bar <= replay.reached) };
      },
      step: (from, steps) =>
        dispatch(stepReplay.initiate({ params, body: { from, steps } }, { track: false })).unwrap(),
    });
  }, [dispatch, id]);
  useEffect(() => {
    void player.load();
    const stopUnseen = () => document.hidden && void player.pause();
    document.addEventListener("visibilitychange", stopUnseen);
    return () => {
      document.removeEventListener("visibilitychange", stopUnseen);
      player.dispose();
    };
  }, [player]);
  return { player, state: useSyncExternalStore(player.subscribe, player.state) };
}
