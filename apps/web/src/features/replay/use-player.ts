import { useEffect, useMemo, useSyncExternalStore } from "react";
import { FRESH } from "#web/shared/state/api.ts";
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
        const { replay } = await dispatch(getReplay.initiate({ params }, FRESH)).unwrap();
        const { candles } = await dispatch(listReplayCandles.initiate({ params }, FRESH)).unwrap();
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
