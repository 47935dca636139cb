import type { Answer } from "@candlewise/domain/learning/items";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { rootReducer } from "#web/shared/state/store.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import type { ItemDraft } from "../items/item-draft.ts";

/** What this device keeps of a lesson or attempt under way, so that a closed tab loses nothing. */
export interface KeptPlace {
  /** The page left last. */
  pageId: string | null;
  /** False until the server has it. */
  isPageSent: boolean;
  /** Answers sent from here whose verdicts the server can give again, by slot. */
  given: Record<string, { answer_id: string; answer: Answer }>;
  /** Unsent drafts by slot. */
  drafts: Record<string, ItemDraft>;
}

export interface KeptPlaces {
  /** By lesson or attempt id, the place used last at the end. */
  places: Record<string, KeptPlace>;
}

/** Enough for every lesson somebody has under way, small enough for a phone's storage. */
const LIMIT = 20;

const keptPlacesSlice = createSlice({
  name: "keptPlaces",
  initialState: (): KeptPlaces => persisted.read("keptPlaces", { places: {} }),
  reducers: {
    keepPlace(state, { payload: { id, place } }: PayloadAction<{ id: string; place: KeptPlace }>) {
      const others = Object.entries(state.places).filter(([key]) => key !== id);
      state.places = Object.fromEntries([...others.slice(1 - LIMIT), [id, place]]);
    },
    /** The server has what matters of it. */
    dropPlace(state, { payload: id }: PayloadAction<string>) {
      delete state.places[id];
    },
  },
  selectors: { selectKeptPlace: (state, id: string): KeptPlace | null => state.places[id] ?? null },
});

declare module "#web/shared/state/store.ts" {
  interface LazySlices {
    keptPlaces: KeptPlaces;
  }
}

const injected = keptPlacesSlice.injectInto(rootReducer);
export const { selectKeptPlace } = injected.selectors;
export const { keepPlace, dropPlace } = keptPlacesSlice.actions;
