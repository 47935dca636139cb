import type { Answer } from "@candlewise/domain/learning/items";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { rootReducer } from "#web/shared/state/store.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import type { ItemDraft } from "../items/item-draft.ts";

/** A lesson or attempt under way as saved on this device, so that a closed tab loses nothing. */
export interface SavedProgress {
  /** The page left last. */
  pageId: string | null;
  /** False until the server has it. */
  isPageSent: boolean;
  /** Answers sent from here whose verdicts the server can give again, by slot. */
  given: Record<string, { answer_id: string; answer: Answer }>;
  /** Unsent drafts by slot. */
  drafts: Record<string, ItemDraft>;
}

export interface SavedProgressState {
  /** By lesson or attempt id, the latest at the end. */
  lessons: Record<string, SavedProgress>;
}

/** Enough for every lesson somebody has under way, small enough for a phone's storage. */
const LIMIT = 20;

const savedProgressSlice = createSlice({
  name: "savedProgress",
  initialState: (): SavedProgressState =>
    persisted.read("savedProgress", {
      // Saved under this name by the previous release.
      lessons: persisted.read<{ places: SavedProgressState["lessons"] }>("keptPlaces", { places: {} }).places,
    }),
  reducers: {
    saveProgress(state, { payload: { id, progress } }: PayloadAction<{ id: string; progress: SavedProgress }>) {
      const others = Object.entries(state.lessons).filter(([key]) => key !== id);
      state.lessons = Object.fromEntries([...others.slice(1 - LIMIT), [id, progress]]);
    },
    /** The server has what matters of it. */
    dropProgress(state, { payload: id }: PayloadAction<string>) {
      delete state.lessons[id];
    },
  },
  selectors: { selectSavedProgress: (state, id: string): SavedProgress | null => state.lessons[id] ?? null },
});

declare module "#web/shared/state/store.ts" {
  interface LazySlices {
    savedProgress: SavedProgressState;
  }
}

const injected = savedProgressSlice.injectInto(rootReducer);
export const { selectSavedProgress } = injected.selectors;
export const { saveProgress, dropProgress } = savedProgressSlice.actions;
