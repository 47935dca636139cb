import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import type { Drawing } from "#web/modules/chart/chart-port.ts";
import { Autosave } from "#web/shared/offline/autosave.ts";
import type { DraftStore } from "#web/shared/offline/draft-store.ts";
import type { Draft } from "#web/shared/offline/draft.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { chartsApi } from "./api.ts";
import { mergeDrawings } from "./merge-drawings.ts";

const { getDrawings, saveDrawings } = chartsApi.endpoints;

export type Drawings = readonly Drawing[];

const PREFIX = "drawings-";
export const tickerOfDraft = (id: string): string => id.slice(PREFIX.length);

const isDrawing = (value: unknown): value is Drawing =>
  isRecord(value) &&
  typeof value["id"] === "string" &&
  typeof value["tool"] === "string" &&
  Array.isArray(value["points"]);
const restored = (value: unknown): Drawings => (Array.isArray(value) ? value.filter(isDrawing) : []);

interface DrawingsOptions {
  readonly dispatch: AppStore["dispatch"];
  readonly ticker: string;
  readonly drafts: DraftStore | null;
  readonly onReplaced?: (drawings: Drawings) => void;
  readonly onDraft?: (draft: Draft<Drawings>) => void;
}

/** The drawings on the chart of an instrument: stored on this device until the server has them. */
export function autosaveDrawings({
  dispatch,
  ticker,
  drafts,
  onReplaced,
  onDraft,
}: DrawingsOptions): Autosave<Drawings> {
  const params = { ticker };
  const id = PREFIX + ticker;
  const stored = drafts?.find(id);
  const left = stored && {
    value: restored(stored.value),
    base: { version: stored.base.version, value: restored(stored.base.value) },
  };
  const ports = {
    load: async () => {
      const call = getDrawings.initiate({ params }, { forceRefetch: true, subscribe: false });
      const { version, drawings } = await dispatch(call).unwrap();
      return { version, value: drawings };
    },
    save: async ({ version, value }: { version: number; value: Drawings }) => {
      const body = { version, drawings: value.map((drawing) => ({ ...drawing, points: [...drawing.points] })) };
      const { data, error } = await dispatch(saveDrawings.initiate({ params, body }, { track: false }));
      if (data) return data.version;
      if (errorCodeOf(error) === "drawings_changed") return null;
      throw new Error("The drawings could not be saved.", { cause: error });
    },
    merge: mergeDrawings,
    isSame: (one: Drawings, other: Drawings) => JSON.stringify(one) === JSON.stringify(other),
    onReplaced: (drawings: Drawings) => onReplaced?.(drawings),
    onDraft: (draft: Draft<Drawings>) => {
      drafts?.put(id, "drawings", draft);
      onDraft?.(draft);
    },
  };
  return new Autosave<Drawings>(ports, [], left);
}
