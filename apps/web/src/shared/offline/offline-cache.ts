/** Caches of one user's answers, as the service worker reads and writes them. */
export const DATA_CACHE_PREFIX = "candlewise-data-";

const hasCaches = () => typeof caches !== "undefined";

/** Puts answers that came with the session where the service worker finds them when there is no network. */
export async function rememberAnswers(
  userId: string,
  answers: readonly { url: string; status: number; body: unknown }[],
): Promise<void> {
  if (!hasCaches() || !navigator.serviceWorker?.controller) return;
  navigator.serviceWorker.controller.postMessage({ type: "user", id: userId });
  const cache = await caches.open(DATA_CACHE_PREFIX + userId);
  const kept = answers.filter(({ status }) => status === 200);
  await Promise.all(kept.map(({ url, body }) => cache.put(`/api${url}`, Response.json(body))));
}

/** Removes what was kept of every user: at logout nothing of theirs stays on the device. */
export async function clearOfflineData(): Promise<void> {
  if (!hasCaches()) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(DATA_CACHE_PREFIX)).map((name) => caches.delete(name)));
}
