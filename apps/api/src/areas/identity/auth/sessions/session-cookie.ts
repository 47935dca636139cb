import { SESSION_ABSOLUTE_DAYS } from "@candlewise/domain/auth/session";
import type { CallContext, Cookies } from "#api/platform/http/endpoint.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { hostCookieName } from "../host-cookie.ts";
import { openRefreshToken, type RefreshClaim } from "./refresh-token.ts";

const SECONDS_A_DAY = 24 * 60 * 60;

export const refreshCookieName = (publicUrl: string): string => hostCookieName("rt", publicUrl);

/** The claim of the refresh cookie; null without a valid cookie. */
export function claimOf(
  deps: Pick<AuthDependencies, "publicUrl" | "secrets">,
  context: CallContext,
): RefreshClaim | null {
  const token = context.cookies.get(refreshCookieName(deps.publicUrl));
  return token === undefined ? null : openRefreshToken(deps.secrets.refreshKey, token);
}

export function writeRefreshCookie(cookies: Cookies, publicUrl: string, token: string): void {
  const maxAge = SESSION_ABSOLUTE_DAYS * SECONDS_A_DAY;
  cookies.set(refreshCookieName(publicUrl), token, { maxAge, path: "/", sameSite: "strict" });
}
