import { expect, test, vi } from "vitest";
import { saveNotificationCampaign, readAttributes, removeAttributes, saveAttributes } from "./attributes.ts";
import { browserStore, memoryStore, STORAGE_KEYS } from "./browser-storage.ts";
import { loadWithin, LOAD_TIMEOUT, persistedSlices } from "./persisted-slices.ts";

const kept = (version: number, slices: object) => JSON.stringify({ version, slices });

test("S3.30 the keys of the specification", () => {
  expect(Object.values(STORAGE_KEYS)).toEqual(
    expect.arrayContaining(["device-id", "user-id", "user-metadata", "theme", "href-key", "utm_notif", "attributes"]),
  );
});

test("S3.30 attributes are an object kept as JSON, empty by default, removable", () => {
  const storage = memoryStore();
  expect(readAttributes(storage)).toEqual({});
  saveAttributes(storage, { plan: "year" });
  expect(storage.get("attributes")).toBe('{"plan":"year"}');
  expect(readAttributes(storage)).toEqual({ plan: "year" });
  removeAttributes(storage);
  expect(readAttributes(storage)).toEqual({});
  storage.set("attributes", "[broken");
  expect(readAttributes(storage)).toEqual({});
});

test("S3.30 S9.13 the notification campaign of the address is kept until cleared", () => {
  const storage = memoryStore();
  expect(saveNotificationCampaign(storage, "")).toBeNull();
  expect(saveNotificationCampaign(storage, "?utm_notif=streak")).toBe("streak");
  expect(saveNotificationCampaign(storage, "?lang=ar")).toBe("streak");
  storage.remove("utm_notif");
  expect(saveNotificationCampaign(storage, "")).toBeNull();
});

test("S9.11 a storage that throws is replaced by memory", () => {
  const storage = browserStore(() => {
    throw new Error("denied");
  });
  storage.set("theme", "dark");
  expect(storage.get("theme")).toBe("dark");
  storage.remove("theme");
  expect(storage.get("theme")).toBeNull();
});

test("S4.12 S9.04 slices are kept with version 1 and read back at once", () => {
  const storage = memoryStore();
  const first = persistedSlices(storage);
  expect(first.read("sound", { isEnabled: true })).toEqual({ isEnabled: true });
  first.write({ sound: { isEnabled: false }, auth: { tempToken: "secret" } });
  expect(storage.get("persisted-state")).toBe('{"version":1,"slices":{"sound":{"isEnabled":false}}}');
  expect(persistedSlices(storage).read("sound", { isEnabled: true, volume: 1 })).toEqual({
    isEnabled: false,
    volume: 1,
  });
});

test("S4.12 the migration to version 1 resets geo data that has an id, and only that", () => {
  const storage = memoryStore();
  storage.set("persisted-state", kept(0, { geo: { id: 7, country: "DE" }, sound: { isEnabled: false } }));
  const slices = persistedSlices(storage);
  expect(slices.read("geo", { country: null })).toEqual({ country: null });
  expect(slices.read("sound", { isEnabled: true })).toEqual({ isEnabled: false });
  storage.set("persisted-state", kept(0, { geo: { country: "DE" } }));
  expect(persistedSlices(storage).read("geo", { country: null })).toEqual({ country: "DE" });
});

test("S4.12 purging forgets what was kept, and unreadable or newer state counts as none", () => {
  const storage = memoryStore();
  for (const text of ["nonsense", kept(2, { sound: { isEnabled: false } })]) {
    storage.set("persisted-state", text);
    expect(persistedSlices(storage).read("sound", { isEnabled: true })).toEqual({ isEnabled: true });
  }
  const slices = persistedSlices(storage);
  slices.read("sound", { isEnabled: true });
  slices.write({ sound: { isEnabled: false } });
  slices.purge();
  expect(storage.get("persisted-state")).toBeNull();
  expect(slices.read("sound", { isEnabled: true })).toEqual({ isEnabled: true });
});

test("S4.12 S9.04 loading gives up after 5 seconds", async () => {
  vi.useFakeTimers();
  const waiting = loadWithin(new Promise<string>(() => undefined), "fallback");
  let result: string | undefined;
  void waiting.then((value) => {
    result = value;
  });
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT - 1);
  expect(result).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(result).toBe("fallback");
  expect(await loadWithin(Promise.resolve("loaded"), "fallback")).toBe("loaded");
  expect(await loadWithin(Promise.reject(new Error("broken")), "fallback")).toBe("fallback");
  vi.useRealTimers();
});
