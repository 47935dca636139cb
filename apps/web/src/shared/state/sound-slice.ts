import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { persisted } from "#web/shared/storage/persisted-slices.ts";

/** S3.24 */
export const soundSlice = createSlice({
  name: "sound",
  initialState: () => persisted.read("sound", { isEnabled: true }),
  reducers: {
    setSoundEnabled(state, { payload }: PayloadAction<boolean>) {
      state.isEnabled = payload;
    },
  },
});
export const { setSoundEnabled } = soundSlice.actions;
