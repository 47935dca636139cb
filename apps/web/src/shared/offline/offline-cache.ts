import { runtimeConfig, serviceOf } from "#web/shared/api-client/runtime-config.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { isKept, isRecent } from "./kept-answers.ts";

interface Answer {
  url: string;
  status: number;
  body: unknown;
}

/** Each user's answers have a cache of their own: what one was told never stands for an answer to another. */
const FAMILY = "candlewise-data";
const nameOf = (userId: string) => `${FAMILY}-${userId}`;

const hasCaches = () => typeof caches !== "undefined";
const isSignedIn = (userId: string) => store.get(STORAGE_KEYS.userId) === userId;

/** Keeps answers to a user for the time without a connection. Those that arrive after the sign-out are not kept. */
export async function rememberAnswers(userId: string, answers: readonly Answer[]): Promise<void> {
  if (!hasCaches()) return;
  const kept = answers.filter(({ url, status }) => status === 200 && isKept(url));
  if (kept.length === 0 || !isSignedIn(userId)) return;
  const { services } = runtimeConfig();
  const cache = await caches.open(nameOf(userId));
  // What is put into a deleted cache is gone with it.
  if (!isSignedIn(userId)) await caches.delete(nameOf(userId));
  await Promise.all(kept.map(({ url, body }) => cache.put(services[serviceOf(url)] + url, answerOf(body))));
}

const answerOf = (body: unknown) => Response.json(body, { headers: { date: new Date().toUTCString() } });

/** What was last answered to these calls of a user, as far as it is on the device. */
export async function recallAnswers(userId: string, urls: readonly string[]): Promise<Answer[]> {
  if (!hasCaches() || !(await caches.has(nameOf(userId)))) return [];
  const { services } = runtimeConfig();
  const cache = await caches.open(nameOf(userId));
  const recalled = urls.map(async (url): Promise<Answer[]> => {
    const kept = await cache.match(services[serviceOf(url)] + url);
    return kept && isRecent(kept, Date.now()) ? [{ url, status: 200, body: await kept.json() }] : [];
  });
  return (await Promise.all(recalled)).flat();
}

const deleteCaches = async (isWanted: (name: string) => boolean): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith(FAMILY) && isWanted(name)) await caches.delete(name);
};

/** No answer to a user stays on the device after sign-out, or when another one signs in, whose own stay. */
export async function clearOfflineData(successor?: string): Promise<void> {
  if (hasCaches()) await deleteCaches((name) => successor === undefined || name !== nameOf(successor));
}

/** Deletes answers that are too old to be given, and all to anybody who is not signed in. */
export async function dropOldAnswers(now: number): Promise<void> {
  if (!hasCaches()) return;
  const userId = store.get(STORAGE_KEYS.userId);
  await deleteCaches((name) => userId === null || name !== nameOf(userId));
  if (userId === null || !(await caches.has(nameOf(userId)))) return;
  const cache = await caches.open(nameOf(userId));
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept && !isRecent(kept, now)) await cache.delete(request);
  }
}
