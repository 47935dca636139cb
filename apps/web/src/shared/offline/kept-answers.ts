/** How long anything of a user is kept on a device for the time without a connection. Milliseconds. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether an answer was kept within the last thirty days; its `date` header tells. */
export function isRecent(kept: Response, now: number): boolean {
  const date = Date.parse(kept.headers.get("date") ?? "");
  return now - date <= KEPT_MS;
}

const KEPT = /^\/(learning-v2\/(?!quiz)|users\/users\/|user-properties\/|v2\/(portfolio|orders|assets)\/(\?|$))/;

/**
 * Whether answers of this path of the API are kept on the device. Questions of a quiz are not: they change with each attempt. Of the
 * simulator the account, its orders and the list of the market are; one instrument is not, since what is known of it is to be traded on.
 */
export const isKept = (path: string): boolean => KEPT.test(path);
