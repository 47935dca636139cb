import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { persisted } from "#web/shared/storage/persisted-slices.ts";

/** S3.12 */
export interface GeoState {
  country: { alpha_2: string; alpha_3: string } | null;
  region: { code: string } | null;
  groups: string[];
  /** Milliseconds since 1970; null until it was asked for. */
  fetched_at: number | null;
}

export const geoSlice = createSlice({
  name: "geo",
  initialState: (): GeoState => persisted.read("geo", { country: null, region: null, groups: [], fetched_at: null }),
  reducers: { setGeo: (_, { payload }: PayloadAction<GeoState>) => payload },
});
export const { setGeo } = geoSlice.actions;
