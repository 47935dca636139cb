import type { Cookies } from "#api/platform/http/endpoint.ts";
import { randomToken } from "#api/platform/keys/random.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { hostCookieName } from "../host-cookie.ts";
import { CODE_MINUTES } from "./secrets.ts";

type Needs = Pick<AuthDependencies, "publicUrl">;

const nameIn = ({ publicUrl }: Needs) => hostCookieName("rc", publicUrl);

/**
 * Marks this browser as the one that requests a code. The code works only there: strangers who know the address can neither use up its
 * attempts nor replace it.
 */
export function beginChallenge(needs: Needs, cookies: Cookies): string {
  const challenge = randomToken();
  cookies.set(nameIn(needs), challenge, { maxAge: CODE_MINUTES * 60, path: "/", sameSite: "strict" });
  return challenge;
}

/** Undefined in a browser that has requested no code. */
export const challengeOf = (needs: Needs, cookies: Cookies): string | undefined => cookies.get(nameIn(needs));

export const endChallenge = (needs: Needs, cookies: Cookies): void => cookies.clear(nameIn(needs), { path: "/" });
