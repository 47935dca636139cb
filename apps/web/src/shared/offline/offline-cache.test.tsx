import { afterEach, expect, test, vi } from "vitest";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";
import { beginSession, endSession } from "#web/shared/session/session.ts";
import { createStore } from "#web/shared/state/store.ts";
import { STORAGE_KEYS, store as storage } from "#web/shared/storage/browser-storage.ts";
import { ADA, stubServer } from "#web/testing/stub-server.ts";
import { isServerReached } from "#web/shared/api-client/reachability.ts";
import { removeStaleResponses, readCachedResponses, cacheResponses } from "./offline-cache.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const URL = "/user-properties/user/";
const body = {
  properties: {
    arrow: null,
    time_zone: "Europe/Berlin",
    is_zone_chosen: false,
    target_lessons: 3,
    experience: null,
    minutes_a_day: null,
  },
};
const answer = { url: URL, status: 200, body };
const DAY = 24 * 60 * 60 * 1000;
const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith("candlewise-data"));

const route = {
  method: "GET",
  path: URL,
  token: "default",
  owner: "self",
  cachedOffline: true,
  errors: [],
  summary: "",
} as const;
const { getProperties } = api.injectEndpoints({ endpoints: endpointsOf({ getProperties: route }) }).endpoints;

function signedInAs(id: string) {
  const store = createStore();
  beginSession(store.dispatch, { access_token: "access", expires_in: 600, user: { ...ADA, id } });
  return { store, ask: () => store.dispatch(getProperties.initiate(undefined, { forceRefetch: true })) };
}

test("S4.04 what a user was told is given to that user, and to nobody else, when the server cannot be reached", async () => {
  stubServer({ [`GET ${URL}`]: { body } });
  const ada = signedInAs("ada");
  await ada.ask();
  await expect.poll(() => readCachedResponses("ada", [URL])).toEqual([answer]);
  stubServer({ [`GET ${URL}`]: null });
  expect((await ada.ask()).data).toEqual(body);
  expect(isServerReached()).toBe(false);
  storage.set(STORAGE_KEYS.userId, "bob");
  expect((await signedInAs("bob").ask()).error).toMatchObject({ status: "FETCH_ERROR" });
});

test("S4.12 when another user signs in, the answers to the one before go, and those that come with the session stay", async () => {
  signedInAs("ada");
  await cacheResponses("ada", [answer]);
  signedInAs("bob");
  await cacheResponses("bob", [answer]);
  await expect.poll(cacheNames).toEqual(["candlewise-data-bob"]);
  expect(await readCachedResponses("bob", [URL])).toEqual([answer]);
});

test("S4.12 an answer that arrives after the sign-out is not kept", async () => {
  const { store } = signedInAs("ada");
  await cacheResponses("ada", [answer]);
  expect(await cacheNames()).toEqual(["candlewise-data-ada"]);
  // Another tab may sign out between the look at the session and the cache.
  const signedOut = Promise.withResolvers<void>();
  const open = caches.open.bind(caches);
  vi.spyOn(caches, "open").mockImplementation((name) => signedOut.promise.then(() => open(name)));
  const late = cacheResponses("ada", [answer]);
  endSession(store.dispatch);
  await expect.poll(cacheNames).toEqual([]);
  signedOut.resolve();
  await late;
  expect(await cacheNames()).toEqual([]);
  await cacheResponses("ada", [answer]);
  expect(await cacheNames()).toEqual([]);
});

test("S4.04 after thirty days what was kept is deleted, and what is of somebody else at once", async () => {
  signedInAs("ada");
  await cacheResponses("ada", [answer]);
  await caches.open("candlewise-data");
  await caches.open("candlewise-data-bob");
  await removeStaleResponses(Date.now() + 29 * DAY);
  expect(await readCachedResponses("ada", [URL])).toEqual([answer]);
  expect(await cacheNames()).toEqual(["candlewise-data-ada"]);
  await removeStaleResponses(Date.now() + 31 * DAY);
  const cache = await caches.open("candlewise-data-ada");
  expect(await cache.keys()).toEqual([]);
});
