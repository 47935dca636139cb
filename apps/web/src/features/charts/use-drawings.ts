import { useCallback, useEffect, useRef, useState } from "react";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import type { ChartPort, Drawing } from "#web/modules/chart/chart-port.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { chartsApi } from "./api.ts";
import { DrawingKeeper, type KeptDrawings } from "./drawing-keeper.ts";

const { getDrawings, saveDrawings } = chartsApi.endpoints;

export interface KeptOnChart {
  readonly drawings: readonly Drawing[];
  /** Something is not saved yet. */
  readonly isWaiting: boolean;
  readonly canUndo: boolean;
  /** The user has changed the drawings on the chart. */
  readonly change: (drawings: readonly Drawing[]) => void;
  readonly undo: () => void;
  readonly clear: () => void;
}

/** The user's drawings on the chart of an instrument, kept on the server; `port` shows them. Without `isKept` they end with the page. */
export function useDrawings(ticker: string, port: ChartPort | null, isKept: boolean): KeptOnChart {
  const dispatch = useAppDispatch();
  const [drawings, setDrawings] = useState<readonly Drawing[]>([]);
  const [past, setPast] = useState<readonly (readonly Drawing[])[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const keeper = useRef<DrawingKeeper>(null);

  useEffect(() => {
    if (!port || !isKept) return undefined;
    let isGone = false;
    const params = { ticker };
    const kept = new DrawingKeeper({
      load: () => dispatch(getDrawings.initiate({ params }, { forceRefetch: true, subscribe: false })).unwrap(),
      save: async ({ version, drawings: list }: KeptDrawings) => {
        const body = { version, drawings: list.map((drawing) => ({ ...drawing, points: [...drawing.points] })) };
        const { data, error } = await dispatch(saveDrawings.initiate({ params, body }));
        if (data) return data.version;
        if (errorCodeOf(error) === "drawings_changed") return null;
        throw new Error("The drawings could not be saved.", { cause: error });
      },
      onReplaced: (list) => {
        if (isGone) return;
        setDrawings(list);
        port.setDrawings(list);
      },
      onWaiting: (isLate) => !isGone && setWaiting(isLate),
    });
    keeper.current = kept;
    void kept.open();
    const retry = () => void kept.retry();
    addEventListener("online", retry);
    return () => {
      isGone = true;
      removeEventListener("online", retry);
    };
  }, [ticker, port, isKept, dispatch]);

  const put = useCallback((list: readonly Drawing[]) => {
    setDrawings(list);
    void keeper.current?.change(list);
  }, []);
  const change = (list: readonly Drawing[]) => {
    setPast((before) => [...before.slice(-49), drawings]);
    put(list);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    put(before);
    port?.setDrawings(before);
  };
  const clear = () => {
    change([]);
    port?.setDrawings([]);
  };
  return { drawings, isWaiting, canUndo: past.length > 0, change, undo, clear };
}
