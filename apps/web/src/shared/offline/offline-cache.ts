import { runtimeConfig, serviceOf } from "#web/shared/api-client/runtime-config.ts";
import { DATA_CACHE, isKept, isRecent } from "./kept-answers.ts";

interface Answer {
  url: string;
  status: number;
  body: unknown;
}

const hasCaches = () => typeof caches !== "undefined" && "serviceWorker" in navigator;

/** Puts answers that the service worker does not see where it finds them when there is no network. */
export async function rememberAnswers(answers: readonly Answer[]): Promise<void> {
  // In development no service worker would ever read them.
  if (!hasCaches() || import.meta.env.DEV) return;
  const { services } = runtimeConfig();
  const cache = await caches.open(DATA_CACHE);
  const kept = answers.filter(({ url, status }) => status === 200 && isKept(url));
  await Promise.all(kept.map(({ url, body }) => cache.put(services[serviceOf(url)] + url, answerOf(body))));
}

const answerOf = (body: unknown) => Response.json(body, { headers: { date: new Date().toUTCString() } });

/** What was last answered to these calls, as far as it is on the device. */
export async function recallAnswers(urls: readonly string[]): Promise<Answer[]> {
  if (!hasCaches() || !(await caches.has(DATA_CACHE))) return [];
  const { services } = runtimeConfig();
  const cache = await caches.open(DATA_CACHE);
  const recalled = urls.map(async (url): Promise<Answer[]> => {
    const kept = await cache.match(services[serviceOf(url)] + url);
    return kept && isRecent(kept, Date.now()) ? [{ url, status: 200, body: await kept.json() }] : [];
  });
  return (await Promise.all(recalled)).flat();
}

/** On the first visit the service worker takes the page over late: what was answered until then would be missing offline. */
export async function rememberUnseen(answer: Answer): Promise<void> {
  if (hasCaches() && !navigator.serviceWorker.controller) await rememberAnswers([answer]);
}

/** Nothing of a user stays on the device after logout, or when another one signs in. */
export async function clearOfflineData(): Promise<void> {
  if (hasCaches()) await caches.delete(DATA_CACHE);
}
