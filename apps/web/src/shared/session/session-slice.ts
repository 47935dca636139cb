import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** S4.04, S4.12: empties the whole store. */
export const resetStore = createAction("store/reset");

/**
 * `unknown`: not asked yet; `offline`: someone was signed in here and the server cannot be reached, so the cache may be read.
 */
export type SessionStatus = "unknown" | "signedIn" | "offline" | "signedOut";

export interface SessionState {
  status: SessionStatus;
  /** Somebody was signed in on this page: a shared link leads back to sign-in instead of what strangers see. */
  hasEnded: boolean;
  /** The logout splash is shown. */
  isEnding: boolean;
}

const initialState: SessionState = { status: "unknown", hasEnded: false, isEnding: false };

export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    setSessionStatus(state, { payload }: PayloadAction<SessionStatus>) {
      state.status = payload;
      if (payload === "signedIn") state.hasEnded = false;
    },
    setEnding(state, { payload }: PayloadAction<boolean>) {
      state.isEnding = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(resetStore, (state) => {
      state.status = "signedOut";
      state.hasEnded = true;
    }),
});
export const { setSessionStatus, setEnding } = sessionSlice.actions;
