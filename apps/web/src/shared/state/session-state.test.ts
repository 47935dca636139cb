import { beforeEach, expect, test } from "vitest";
import { ADA } from "#web/testing/stub-server.ts";
import { createStore } from "#web/shared/state/store.ts";
import { setSoundEnabled } from "#web/shared/state/sound-slice.ts";
import { authSlice, setTempId, setTempToken, setUser } from "#web/shared/session/auth-slice.ts";
import { beginSession, endSession } from "#web/shared/session/session.ts";

beforeEach(() => localStorage.clear());

test("S3.01 S4.03 the auth state starts empty and its setters are independent", () => {
  const { reducer } = authSlice;
  const start = reducer(undefined, { type: "start" });
  expect(start).toEqual({ tempToken: "", offeredToken: "", tempId: null, userInfo: null });
  expect(reducer(start, setTempToken("t"))).toEqual({ ...start, tempToken: "t" });
  expect(reducer(start, setUser(ADA))).toEqual({ ...start, userInfo: ADA });
});

test("S4.04 S4.12 logout resets the whole store and purges what was persisted, also S3.24: sounds are on by default", () => {
  const store = createStore();
  expect(store.getState()).toMatchObject({ session: { status: "unknown" }, sound: { isEnabled: true } });
  store.dispatch(setTempId("guest-1"));
  beginSession(store.dispatch, { access_token: "t", expires_in: 600, user: ADA });
  store.dispatch(setSoundEnabled(false));
  expect(localStorage.getItem("persisted-state")).toContain('"isEnabled":false');
  endSession(store.dispatch);
  expect(store.getState()).toMatchObject({
    auth: { tempToken: "", tempId: null, userInfo: null },
    session: { status: "signedOut" },
    sound: { isEnabled: true },
  });
  expect(localStorage.getItem("user-id")).toBeNull();
  expect(localStorage.getItem("user-metadata")).toBeNull();
});

test("S3.30 the device has the user as the app shows it, without the email address", () => {
  const store = createStore();
  beginSession(store.dispatch, { access_token: "t", expires_in: 600, user: ADA });
  store.dispatch(setUser({ ...ADA, username: "hopper" }));
  expect(localStorage.getItem("user-metadata")).toContain("hopper");
  expect(localStorage.getItem("user-metadata")).not.toContain("ada@example.com");
});
