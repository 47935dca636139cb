import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { persisted } from "#web/shared/storage/persisted-slices.ts";

/** S3.12 */
export interface GeoState {
  country: { alpha_2: string; alpha_3: string } | null;
  region: { code: string } | null;
  groups: string[];
}

export const geoSlice = createSlice({
  name: "geo",
  initialState: (): GeoState => persisted.read("geo", { country: null, region: null, groups: [] }),
  reducers: { setGeo: (_, { payload }: PayloadAction<GeoState>) => payload },
});
