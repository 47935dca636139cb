import type { Geo } from "@candlewise/contracts/geo/schemas";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resetStore, setSessionStatus } from "#web/shared/session/session-slice.ts";
import { createStore } from "#web/shared/state/store.ts";
import { stubServer, type SeenCall } from "#web/testing/stub-server.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import { refreshGeo } from "./refresh-geo.ts";
import { visibilityOf } from "./use-visibility.ts";

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const india: Geo = { country: { alpha_2: "IN", alpha_3: "IND" }, region: null, groups: ["hide_simulator"] };

/** What was asked for; the answer is India, or what a test says. */
let seen: readonly SeenCall[];
let reply: { body: Geo } | null;

beforeEach(() => {
  persisted.purge();
  reply = { body: india };
  seen = stubServer({ "GET /v2/": () => reply });
});
afterEach(() => {
  delete document.documentElement.dataset["hides"];
});

test("S5.05 S9.03 where the visitor is is asked again after a day, or when the country is missing", async () => {
  const store = createStore();
  await store.dispatch(refreshGeo(NOW));
  expect(store.getState().geo).toEqual({ ...india, fetched_at: NOW });
  expect(seen).toMatchObject([{ call: "GET /v2/", authorization: null }]);
  await store.dispatch(refreshGeo(NOW + DAY));
  expect(seen).toHaveLength(1);
  await store.dispatch(refreshGeo(NOW + DAY + 1));
  expect(seen).toHaveLength(2);
  expect(store.getState().geo.fetched_at).toBe(NOW + DAY + 1);
});

test("S5.05 S9.04 the answer outlives the visit, and a reset asks again", async () => {
  await createStore().dispatch(refreshGeo(NOW));
  const later = createStore();
  later.dispatch(setSessionStatus("signedIn"));
  expect(later.getState().geo.country?.alpha_2).toBe("IN");
  await later.dispatch(refreshGeo(NOW + 1));
  expect(seen).toHaveLength(1);
  persisted.purge();
  later.dispatch(resetStore());
  expect(later.getState().geo.country).toBeNull();
  await later.dispatch(refreshGeo(NOW + 2));
  expect(seen).toHaveLength(2);
});

test("S5.05 an unknown country is asked about once a visit, and again on the next", async () => {
  reply = { body: { country: null, region: null, groups: [] } };
  const store = createStore();
  for (const minute of [0, 1, 2]) await store.dispatch(refreshGeo(NOW + minute * 60_000));
  expect(seen).toHaveLength(1);
  await createStore().dispatch(refreshGeo(NOW + 180_000));
  expect(seen).toHaveLength(2);
});

test("S5.05 an answer that does not come leaves what was known", async () => {
  const store = createStore();
  await store.dispatch(refreshGeo(NOW));
  reply = null;
  await store.dispatch(refreshGeo(NOW + 2 * DAY));
  expect(store.getState().geo).toEqual({ ...india, fetched_at: NOW });
});

test("S6.10 what is hidden is what the page or the answer says", () => {
  const nothing = { hidesCrypto: false, hidesSimulator: false };
  expect(visibilityOf([])).toEqual(nothing);
  expect(visibilityOf(["pricing_t1"])).toEqual(nothing);
  expect(visibilityOf(["hide_crypto"])).toEqual({ ...nothing, hidesCrypto: true });
  expect(visibilityOf(["hide_simulator"])).toEqual({ ...nothing, hidesSimulator: true });
  document.documentElement.dataset["hides"] = "simulator";
  expect(visibilityOf([])).toEqual({ ...nothing, hidesSimulator: true });
});
