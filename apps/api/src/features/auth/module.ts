import { authContract } from "@candlewise/contracts/auth/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf, type TokenVerifier } from "#api/platform/mount.ts";
import type { ProfilePort } from "./dependencies.ts";
import { mailSecretJob } from "./mailed-secrets.ts";
import { createPasswords } from "./passwords.ts";
import { authHandlers } from "./routes.ts";
import { createTokenVerifier } from "./temp-tokens.ts";
import { tidyJob } from "./tidy-job.ts";
import { createTokens } from "./tokens.ts";

/** The auth feature, and the tokens by which the app knows its callers. */
export function authModule(
  platform: Platform,
  profile: ProfilePort,
): FeatureModule & { readonly tokens: TokenVerifier } {
  const tokens = createTokens(platform.secrets, platform.clock);
  const deps = { ...platform, profile, passwords: createPasswords(), tokens };
  return {
    domain: "auth",
    endpoints: endpointsOf(authContract, authHandlers(deps)),
    jobs: [mailSecretJob(deps), tidyJob(deps)],
    tokens: createTokenVerifier(tokens, platform.database),
  };
}
