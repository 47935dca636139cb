import { combineSlices, configureStore, type UnknownAction } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "react-redux";
import { api } from "#web/shared/state/api.ts";
import { authSlice } from "#web/shared/session/auth-slice.ts";
import { resetStore, sessionSlice } from "#web/shared/session/session-slice.ts";
import { storeUser } from "#web/shared/session/stored-user.ts";
import { soundSlice } from "#web/shared/state/sound-slice.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import { geoSlice } from "./geo-slice.ts";

/** Slices of features that are loaded later, added by augmentation and with `rootReducer.inject`. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by augmentation
export interface LazySlices {}

export const rootReducer = combineSlices(
  api,
  authSlice,
  sessionSlice,
  soundSlice,
  geoSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** S4.12: on reset every slice starts again from storage, which by then has been purged. */
const resettable = (state: RootState | undefined, action: UnknownAction): RootState =>
  rootReducer(resetStore.match(action) ? undefined : state, action);

export function createStore() {
  const store = configureStore({
    reducer: resettable,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    // An answer is shown as soon as it is there instead of in the frame after.
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
  });
  // Polling pauses while the page is hidden.
  const { onFocus, onFocusLost } = api.internalActions;
  globalThis.addEventListener?.("visibilitychange", () =>
    store.dispatch(document.visibilityState === "visible" ? onFocus() : onFocusLost()),
  );
  let stored = store.getState().auth.userInfo;
  store.subscribe(() => {
    const state = store.getState();
    persisted.write(state);
    const { userInfo } = state.auth;
    if (userInfo !== null && userInfo !== stored) storeUser(userInfo);
    stored = userInfo;
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export const useAppDispatch = useDispatch.withTypes<AppStore["dispatch"]>();
export const useAppSelector = useSelector.withTypes<RootState>();
