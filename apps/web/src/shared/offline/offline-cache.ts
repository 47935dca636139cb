import { runtimeConfig, serviceOf } from "#web/shared/config/runtime-config.ts";
import { whenUserLeaves } from "#web/shared/session/session.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { isFresh } from "./max-age.ts";

interface CachedResponse {
  url: string;
  status: number;
  body: unknown;
}

/** Each user has a cache of their own: no user ever gets a response of another. */
const FAMILY = "candlewise-data";
const nameOf = (userId: string) => `${FAMILY}-${userId}`;

const hasCaches = () => typeof caches !== "undefined";
const isSignedIn = (userId: string) => store.get(STORAGE_KEYS.userId) === userId;

/** Caches responses of a user for offline use. Those that arrive after the sign-out are dropped. */
export async function cacheResponses(userId: string, responses: readonly CachedResponse[]): Promise<void> {
  if (!hasCaches()) return;
  if (responses.length === 0 || !isSignedIn(userId)) return;
  const { services } = runtimeConfig();
  const cache = await caches.open(nameOf(userId));
  // What is put into a deleted cache is gone with it.
  if (!isSignedIn(userId)) await caches.delete(nameOf(userId));
  await Promise.all(responses.map(({ url, body }) => cache.put(services[serviceOf(url)] + url, responseOf(body))));
}

const responseOf = (body: unknown) => Response.json(body, { headers: { date: new Date().toUTCString() } });

/** The last responses to these calls of a user that are on the device. */
export async function readCachedResponses(userId: string, urls: readonly string[]): Promise<CachedResponse[]> {
  if (!hasCaches() || !(await caches.has(nameOf(userId)))) return [];
  const { services } = runtimeConfig();
  const cache = await caches.open(nameOf(userId));
  const recalled = urls.map(async (url): Promise<CachedResponse[]> => {
    const cached = await cache.match(services[serviceOf(url)] + url);
    return cached && isFresh(cached, Date.now()) ? [{ url, status: 200, body: await cached.json() }] : [];
  });
  return (await Promise.all(recalled)).flat();
}

/** Whether the response to a call of a user was cached after that time, in milliseconds since 1970. */
export async function isCachedSince(userId: string, url: string, since: number): Promise<boolean> {
  if (!hasCaches()) return true;
  const cached = await caches.match(runtimeConfig().services[serviceOf(url)] + url, { cacheName: nameOf(userId) });
  return Date.parse(cached?.headers.get("date") ?? "") > since;
}

const deleteCaches = async (isWanted: (name: string) => boolean): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith(FAMILY) && isWanted(name)) await caches.delete(name);
};

/** Deletes the responses of all users at sign-out, or of all but the one who signs in. */
export async function clearCachedResponses(successorId: string | null): Promise<void> {
  if (hasCaches()) await deleteCaches((name) => successorId === null || name !== nameOf(successorId));
}
whenUserLeaves((successorId) => void clearCachedResponses(successorId));

/** Deletes responses that are too old, and those of users who are not signed in. */
export async function removeStaleResponses(now: number): Promise<void> {
  if (!hasCaches()) return;
  const userId = store.get(STORAGE_KEYS.userId);
  await deleteCaches((name) => userId === null || name !== nameOf(userId));
  if (userId === null || !(await caches.has(nameOf(userId)))) return;
  const cache = await caches.open(nameOf(userId));
  for (const request of await cache.keys()) {
    const cached = await cache.match(request);
    if (cached && !isFresh(cached, now)) await cache.delete(request);
  }
}
