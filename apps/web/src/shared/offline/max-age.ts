/** How long data of a user stays on a device for offline use. Milliseconds. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a response was cached within the last thirty days, by its `date` header. */
export function isFresh(cached: Response, now: number): boolean {
  const date = Date.parse(cached.headers.get("date") ?? "");
  return now - date <= MAX_AGE_MS;
}
