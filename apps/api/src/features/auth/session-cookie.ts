import { SESSION_ABSOLUTE_DAYS } from "@candlewise/domain/auth/session";
import type { Cookies } from "#api/platform/mount.ts";

const SECONDS_A_DAY = 24 * 60 * 60;

/**
 * Name of the refresh cookie. The `__Host-` prefix needs a secure origin; browsers count this machine's own addresses as
 * one, any other plain-http address gets the bare name.
 */
export function refreshCookieName(publicUrl: string): string {
  const { protocol, hostname } = new URL(publicUrl);
  const isSecure = protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
  return isSecure ? "__Host-rt" : "rt";
}

export function writeRefreshCookie(cookies: Cookies, publicUrl: string, token: string): void {
  const maxAge = SESSION_ABSOLUTE_DAYS * SECONDS_A_DAY;
  cookies.set(refreshCookieName(publicUrl), token, { maxAge, path: "/", sameSite: "strict" });
}
