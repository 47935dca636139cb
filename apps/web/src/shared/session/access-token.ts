/** The access token lives here only: never in the store, never in storage. */
let current: { value: string; expiresAt: number } | null = null;

/** A token this close to its end (milliseconds) is renewed before a call instead of after its 401. */
const MARGIN = 5000;

export function setAccessToken(value: string, secondsToLive: number): void {
  current = { value, expiresAt: performance.now() + secondsToLive * 1000 };
}

export function dropAccessToken(): void {
  current = null;
}

/** The token, unless there is none or it is about to end. */
export const accessToken = (): string | null =>
  current && performance.now() < current.expiresAt - MARGIN ? current.value : null;
