import { useCallback, useEffect, useRef, useState } from "react";
import type { ChartPort, Drawing } from "#web/modules/chart/chart-port.ts";
import type { Autosave } from "#web/shared/offline/autosave.ts";
import { draftStore } from "#web/shared/offline/draft-store.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUserId } from "#web/shared/state/use-user.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import type { Drawings } from "./autosave-drawings.ts";
import { MOST_DRAWINGS } from "./merge-drawings.ts";

export interface SavedDrawings {
  readonly drawings: Drawings;
  /** The last attempt to save failed. */
  readonly isUnsaved: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The user has changed the drawings on the chart. */
  readonly change: (drawings: readonly Drawing[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
}

/** The user's drawings on the chart of an instrument, saved on the server; `port` shows them. Without `isSaved` they end with the page. */
export function useDrawings(ticker: string, port: ChartPort | null, isSaved: boolean): SavedDrawings {
  const [drawings, setDrawings] = useState<readonly Drawing[]>([]);
  const [isUnsaved, setUnsaved] = useState(false);
  const autosave = useAutosave(ticker, isSaved ? port : null, setDrawings, setUnsaved);
  const put = useCallback(
    (list: readonly Drawing[]) => {
      setDrawings(list);
      // Changes made before its code has arrived wait for it.
      autosave.current?.then((saving) => saving.change(list.slice(-MOST_DRAWINGS))).catch(ignore);
    },
    [autosave],
  );
  const show = (list: readonly Drawing[]) => {
    put(list);
    port?.setDrawings(list);
  };
  const { note, ...steps } = useSteps(drawings, show);
  const offerUndo = useUndoToast((removed) => {
    note();
    show([...drawings, ...removed]);
  });
  const change = (list: readonly Drawing[]) => {
    note();
    put(list);
    offerUndo(drawings.filter(({ id }) => !list.some((each) => each.id === id)));
  };
  const clear = () => {
    change([]);
    port?.setDrawings([]);
  };
  return { drawings, isUnsaved, ...steps, change, clear };
}

/** A failure shows as drawings that are not saved. */
const ignore = (): void => undefined;

/** Saves drawings, and shows those that another device has saved; its code comes with the chart's. */
function useAutosave(
  ticker: string,
  port: ChartPort | null,
  setDrawings: (list: Drawings) => void,
  setUnsaved: (isUnsaved: boolean) => void,
) {
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const autosave = useRef<Promise<Autosave<Drawings>>>(null);
  useEffect(() => {
    if (!port) return undefined;
    let isGone = false;
    const started = import("./autosave-drawings.ts").then(({ autosaveDrawings }) => {
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
      void saving.open();
      return saving;
    });
    started.catch(() => !isGone && setUnsaved(true));
    autosave.current = started;
    const retry = () => void started.then((saving) => saving.retry()).catch(ignore);
    addEventListener("online", retry);
    return () => {
      isGone = true;
      autosave.current = null;
      started.then((saving) => saving.close()).catch(ignore);
      removeEventListener("online", retry);
    };
  }, [ticker, port, userId, dispatch, setDrawings, setUnsaved]);
  return autosave;
}

/** What the drawings were before, and what was undone. */
function useSteps(drawings: Drawings, show: (list: Drawings) => void) {
  const [past, setPast] = useState<readonly Drawings[]>([]);
  const [future, setFuture] = useState<readonly Drawings[]>([]);
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Before a change. */
    note: () => {
      setPast([...past.slice(-49), drawings]);
      setFuture([]);
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      setFuture([...future, drawings]);
      show(before);
    },
    redo: () => {
      const after = future.at(-1);
      if (!after) return;
      setFuture(future.slice(0, -1));
      setPast([...past, drawings]);
      show(after);
    },
  };
}

/** A toast that brings deleted drawings back, as long as the chart is there. */
function useUndoToast(restore: (removed: Drawings) => void) {
  const t = useT();
  const latest = useRef<typeof restore>(null);
  useEffect(() => {
    latest.current = restore;
    return () => {
      latest.current = null;
    };
  });
  return (removed: Drawings) => {
    if (removed.length === 0) return;
    toast(t("charts.deleted", { count: removed.length }), {
      topic: "drawings-deleted",
      action: { label: t("ui.undo"), onClick: () => latest.current?.(removed) },
    });
  };
}
