/** What the inline script of the page began before any module ran. */
export interface EarlyAnswer {
  /** 0 when the server could not be reached. */
  status: number;
  body: unknown;
}

declare global {
  var earlySession: Promise<EarlyAnswer> | undefined;
}

const REFRESH_LOCK = "candlewise-session";

/** One refresh at a time over all tabs: the refresh token rotates with each. Usable before any module is loaded. */
export function requestRefresh(authUrl: string, preload: readonly string[]): Promise<EarlyAnswer> {
  const send = async (): Promise<EarlyAnswer> => {
    try {
      const response = await fetch(`${authUrl}/auth/refresh/`, {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ preload }),
        signal: AbortSignal.timeout(30_000),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return { status: 0, body: null };
    }
  };
  return navigator.locks ? navigator.locks.request(REFRESH_LOCK, send) : send();
}
