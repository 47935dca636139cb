import { authContract } from "@candlewise/contracts/auth/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/mount.ts";
import type { ProfilePort } from "./dependencies.ts";
import { createPasswords } from "./passwords.ts";
import { authHandlers } from "./routes.ts";
import { createTokens, type Tokens } from "./tokens.ts";

/** The auth feature, and the tokens by which the app knows its callers. */
export function authModule(platform: Platform, profile: ProfilePort): FeatureModule & { readonly tokens: Tokens } {
  const tokens = createTokens(platform.secrets, platform.clock);
  const deps = { ...platform, profile, passwords: createPasswords(), tokens };
  return { domain: "auth", endpoints: endpointsOf(authContract, authHandlers(deps)), tokens };
}
