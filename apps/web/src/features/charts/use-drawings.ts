import { useCallback, useEffect, useRef, useState } from "react";
import type { ChartPort, Drawing } from "#web/modules/chart/chart-port.ts";
import type { Autosave } from "#web/shared/offline/autosave.ts";
import { draftStore } from "#web/shared/offline/draft-store.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { autosaveDrawings, type Drawings } from "./autosave-drawings.ts";
import { MOST_DRAWINGS } from "./merge-drawings.ts";

export interface KeptOnChart {
  readonly drawings: Drawings;
  /** The last attempt to save failed. */
  readonly isUnsaved: boolean;
  readonly canUndo: boolean;
  /** The user has changed the drawings on the chart. */
  readonly change: (drawings: readonly Drawing[]) => void;
  readonly undo: () => void;
  readonly clear: () => void;
}

/** The user's drawings on the chart of an instrument, kept on the server; `port` shows them. Without `isKept` they end with the page. */
export function useDrawings(ticker: string, port: ChartPort | null, isKept: boolean): KeptOnChart {
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const [drawings, setDrawings] = useState<readonly Drawing[]>([]);
  const [past, setPast] = useState<readonly (readonly Drawing[])[]>([]);
  const [isUnsaved, setUnsaved] = useState(false);
  const autosave = useRef<Autosave<Drawings>>(null);

  useEffect(() => {
    if (!port || !isKept) return undefined;
    let isGone = false;
    const saving = autosaveDrawings({
      dispatch,
      ticker,
      drafts: userId === null ? null : draftStore(userId),
      onReplaced: (list) => {
        if (isGone) return;
        setDrawings(list);
        port.setDrawings(list);
      },
      onDraft: ({ status }) => {
        if (!isGone && (status === "failed" || status === "idle")) setUnsaved(status === "failed");
      },
    });
    autosave.current = saving;
    void saving.open();
    const retry = () => void saving.retry();
    addEventListener("online", retry);
    return () => {
      isGone = true;
      saving.close();
      removeEventListener("online", retry);
    };
  }, [ticker, port, isKept, userId, dispatch]);

  const put = useCallback((list: readonly Drawing[]) => {
    setDrawings(list);
    void autosave.current?.change(list.slice(-MOST_DRAWINGS));
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
  return { drawings, isUnsaved, canUndo: past.length > 0, change, undo, clear };
}
