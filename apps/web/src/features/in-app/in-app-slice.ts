import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { rootReducer } from "#web/shared/state/store.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import type { InAppSession } from "./in-app-session.ts";

type Payload = InAppSession["payload"];

/** S3.15, stored between visits. The token is not part of it: tokens stay in memory. */
export interface InAppState {
  user: NonNullable<Payload["user"]> | null;
  paymentOffer: NonNullable<Payload["payment_offer"]> | null;
  platform: InAppSession["platform"] | null;
  analytics: NonNullable<Payload["analytics"]>;
}

const initial: InAppState = { user: null, paymentOffer: null, platform: null, analytics: {} };

const inAppSlice = createSlice({
  name: "inApp",
  initialState: (): InAppState => persisted.read("inApp", initial),
  reducers: {
    setInApp(state, { payload: { platform, payload } }: PayloadAction<InAppSession>) {
      state.platform = platform;
      state.user = payload.user ?? null;
      state.paymentOffer = payload.payment_offer ?? null;
      // What a later message leaves out stays known.
      Object.assign(state.analytics, payload.analytics);
    },
  },
  selectors: { selectInApp: (state) => state },
});

declare module "#web/shared/state/store.ts" {
  interface LazySlices {
    inApp: InAppState;
  }
}

const injected = inAppSlice.injectInto(rootReducer);
export const { selectInApp } = injected.selectors;
export const { setInApp } = inAppSlice.actions;
