import type { User } from "@candlewise/contracts/auth/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ProfileShapes, UserProperties } from "@candlewise/contracts/profile/schemas";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

type Preferences = CallResult<ProfileShapes["getPreferences"]>;

/** S3.03 */
export interface UserState {
  status: "idle" | "pending" | "fulfilled" | "rejected";
  data: User | null;
  /** Id of a visitor without an account, `guest-` and a UUID (S6.02). */
  tempId: string | null;
  preferences: Preferences & { streaks: Record<string, unknown> };
  properties: { arrow: UserProperties["properties"]["arrow"] };
  hasReports: boolean;
  shouldWebToApp: boolean;
  hasAccess: boolean;
  isUserInFreemium: boolean;
}

const initialState: UserState = {
  status: "idle",
  data: null,
  tempId: null,
  preferences: {
    experiments: {},
    visited_pages: { megaUpsell: false, upsell: false, webToApp: false, onboarding: false },
    streaks: {},
  },
  properties: { arrow: null },
  hasReports: false,
  shouldWebToApp: false,
  hasAccess: false,
  isUserInFreemium: false,
};

export const userSlice = createSlice({
  name: "user",
  initialState,
  reducers: {
    setUser(state, { payload }: PayloadAction<User>) {
      state.data = payload;
      state.status = "fulfilled";
    },
    setTempId(state, { payload }: PayloadAction<string>) {
      state.tempId = payload;
    },
    setPreferences(state, { payload }: PayloadAction<Preferences>) {
      state.preferences = { ...state.preferences, ...payload };
    },
    setProperties(state, { payload }: PayloadAction<UserProperties["properties"]>) {
      state.properties = { arrow: payload.arrow };
    },
    /** S4.04: what a session or a product flag set stays. */
    clearUser(state) {
      state.data = initialState.data;
      state.status = initialState.status;
      state.tempId = initialState.tempId;
    },
  },
});
export const { setUser, setTempId, setPreferences, setProperties, clearUser } = userSlice.actions;
