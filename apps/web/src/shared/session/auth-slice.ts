import type { User } from "@candlewise/contracts/auth/schemas";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** S3.01 */
export interface AuthState {
  tempToken: string;
  /** A temporary token of a link in a browser. It opens nothing until the user has seen whose plan it is of. */
  offeredToken: string;
  /** Id of a visitor without an account, `guest-` and a UUID (S6.02). */
  tempId: string | null;
  /** The only copy of the signed-in user; screens read it with `useUser`, the store writes it to the device. */
  userInfo: User | null;
}

const initialState: AuthState = { tempToken: "", offeredToken: "", tempId: null, userInfo: null };

export const authSlice = createSlice({
  name: "auth",
  initialState,
  reducers: {
    setTempToken(state, { payload }: PayloadAction<string>) {
      state.tempToken = payload;
    },
    offerToken(state, { payload }: PayloadAction<string>) {
      state.offeredToken = payload;
    },
    acceptToken(state) {
      state.tempToken = state.offeredToken;
      state.offeredToken = "";
    },
    setTempId(state, { payload }: PayloadAction<string>) {
      state.tempId = payload;
    },
    setUser(state, { payload }: PayloadAction<User | null>) {
      state.userInfo = payload;
    },
    /** The stored user has no email address: a user who is known already stays. */
    restoreUser(state, { payload }: PayloadAction<User | null>) {
      if (state.userInfo?.id !== payload?.id) state.userInfo = payload;
    },
  },
});
export const { setTempToken, offerToken, acceptToken, setTempId, setUser, restoreUser } = authSlice.actions;
