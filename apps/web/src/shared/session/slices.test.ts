import { beforeEach, expect, test } from "vitest";
import { ADA } from "#web/testing/stub-server.ts";
import { createStore } from "#web/shared/state/store.ts";
import { setSoundEnabled } from "#web/shared/sound/sound-slice.ts";
import { authSlice, setTempToken, setUserInfo } from "./auth-slice.ts";
import { beginSession, endSession } from "./session.ts";
import { clearUser, setPreferences, setTempId, setUser, userSlice } from "./user-slice.ts";

beforeEach(() => localStorage.clear());

test("S3.01 S4.03 the auth state starts empty and its two setters are independent", () => {
  const { reducer } = authSlice;
  const start = reducer(undefined, { type: "start" });
  expect(start).toEqual({ tempToken: "", userInfo: null });
  expect(reducer(start, setTempToken("t"))).toEqual({ tempToken: "t", userInfo: null });
  expect(reducer(start, setUserInfo(ADA))).toEqual({ tempToken: "", userInfo: ADA });
});

test("S4.04 the user starts idle, and clearing resets data, status and tempId only", () => {
  const { reducer } = userSlice;
  const visited = { megaUpsell: true, upsell: false, webToApp: false, onboarding: false };
  const actions = [setTempId("guest-1"), setUser(ADA), setPreferences({ visited_pages: visited, experiments: {} })];
  const filled = actions.reduce(reducer, undefined as ReturnType<typeof reducer> | undefined);
  expect(reducer(undefined, { type: "start" }).status).toBe("idle");
  expect(filled).toMatchObject({ status: "fulfilled", data: ADA, tempId: "guest-1" });
  expect(reducer(filled, clearUser())).toMatchObject({
    status: "idle",
    data: null,
    tempId: null,
    preferences: { visited_pages: visited },
  });
});

test("S4.04 S4.12 logout resets the whole store and purges what was kept, also S3.24: sounds are on by default", () => {
  const store = createStore();
  expect(store.getState().sound.isEnabled).toBe(true);
  beginSession(store.dispatch, { access_token: "t", expires_in: 600, user: ADA });
  store.dispatch(setSoundEnabled(false));
  expect(localStorage.getItem("persisted-state")).toContain('"isEnabled":false');
  expect(localStorage.getItem("user-metadata")).not.toContain("ada@example.com");
  endSession(store.dispatch);
  expect(store.getState()).toMatchObject({
    auth: { tempToken: "", userInfo: null },
    user: { status: "idle", data: null },
    session: { status: "signedOut" },
    sound: { isEnabled: true },
  });
  expect(localStorage.getItem("user-id")).toBeNull();
  expect(localStorage.getItem("user-metadata")).toBeNull();
});
