import type { Completion } from "@candlewise/contracts/learning/schemas";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { rootReducer } from "#web/shared/state/store.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";

/** What the learner was asked and answered about going on after the daily goal (S3.11); stored between visits. */
export interface PathwayState {
  /** The question as the server gave it with the lesson that met the goal; null before that and once it is answered. */
  skipDay: Completion["skip_day"] | null;
  /** Local day of the question. */
  askedOn: string | null;
  /** Local day on which the next day's plan was begun early. */
  startedOn: string | null;
  /** Number of the plan day begun early. */
  planDay: number | null;
  /** Local day on which the learner chose to stop at the goal. */
  stoppedOn: string | null;
}

type Asked = Pick<Completion, "skip_day" | "daily_goal">;

const initial: PathwayState = { skipDay: null, askedOn: null, startedOn: null, planDay: null, stoppedOn: null };

const pathwaySlice = createSlice({
  name: "pathway",
  initialState: (): PathwayState => persisted.read("pathway", initial),
  reducers: {
    /** Keeps a question of the server; one that is not to be shown leaves things as they are, and no day asks twice. */
    askSkipDay(state, { payload: { skip_day, daily_goal } }: PayloadAction<Asked>) {
      if (!skip_day.isShow || state.askedOn === daily_goal.local_date) return;
      state.skipDay = skip_day;
      state.askedOn = daily_goal.local_date;
    },
    answerSkipDay(state, { payload: isStarted }: PayloadAction<boolean>) {
      if (isStarted && state.skipDay) {
        state.startedOn = state.askedOn;
        state.planDay = state.skipDay.currentDay + 1;
      }
      if (!isStarted) state.stoppedOn = state.askedOn;
      state.skipDay = null;
    },
  },
  selectors: { selectPathwayState: (state) => state },
});

declare module "#web/shared/state/store.ts" {
  interface LazySlices {
    pathway: PathwayState;
  }
}

const injected = pathwaySlice.injectInto(rootReducer);
export const { selectPathwayState } = injected.selectors;
export const { askSkipDay, answerSkipDay } = pathwaySlice.actions;
