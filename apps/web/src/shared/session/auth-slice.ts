import type { User } from "@candlewise/contracts/auth/schemas";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** S3.01 */
export interface AuthState {
  tempToken: string;
  userInfo: User | null;
}

const initialState: AuthState = { tempToken: "", userInfo: null };

export const authSlice = createSlice({
  name: "auth",
  initialState,
  reducers: {
    setTempToken(state, { payload }: PayloadAction<string>) {
      state.tempToken = payload;
    },
    setUserInfo(state, { payload }: PayloadAction<User | null>) {
      state.userInfo = payload;
    },
  },
});
export const { setTempToken, setUserInfo } = authSlice.actions;
