import { SESSION_ABSOLUTE_DAYS } from "@candlewise/domain/auth/session";
import type { Cookies } from "#api/platform/mount.ts";

const SECONDS_A_DAY = 24 * 60 * 60;

/**
 * Name of the refresh cookie. The `__Host-` prefix needs https; over plain http, as on the machine of one who tries the app, some
 * browsers would drop such a cookie, so it has the bare name there.
 */
export function refreshCookieName(publicUrl: string): string {
  return new URL(publicUrl).protocol === "https:" ? "__Host-rt" : "rt";
}

export function writeRefreshCookie(cookies: Cookies, publicUrl: string, token: string): void {
  const maxAge = SESSION_ABSOLUTE_DAYS * SECONDS_A_DAY;
  cookies.set(refreshCookieName(publicUrl), token, { maxAge, path: "/", sameSite: "strict" });
}
