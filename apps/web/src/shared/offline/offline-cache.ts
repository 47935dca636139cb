import { runtimeConfig, serviceOf } from "#web/shared/api-client/runtime-config.ts";

/** Answers of the user who is signed in, as the service worker reads and writes them. */
const DATA_CACHE = "candlewise-data";

const hasCaches = () => typeof caches !== "undefined" && Boolean(navigator.serviceWorker?.controller);

/** Puts answers that came with the session where the service worker finds them when there is no network. */
export async function rememberAnswers(
  answers: readonly { url: string; status: number; body: unknown }[],
): Promise<void> {
  if (!hasCaches()) return;
  const { services } = runtimeConfig();
  const cache = await caches.open(DATA_CACHE);
  const kept = answers.filter(({ status }) => status === 200);
  await Promise.all(kept.map(({ url, body }) => cache.put(services[serviceOf(url)] + url, Response.json(body))));
}

/** Nothing of a user stays on the device after logout, or when another one signs in. */
export async function clearOfflineData(): Promise<void> {
  if (hasCaches()) await caches.delete(DATA_CACHE);
}
