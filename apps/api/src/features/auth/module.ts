import { authContract } from "@candlewise/contracts/auth/schemas";
import type { Transaction } from "#api/platform/database.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf, type SignedInContext, type TokenVerifier } from "#api/platform/mount.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { ProfilePort } from "./dependencies.ts";
import { mailSecretJob } from "./mailed-secrets.ts";
import { createPasswords } from "./passwords.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { authHandlers } from "./routes.ts";
import { createSeenGenerations } from "./seen-generations.ts";
import { revokeOtherSessions } from "./session-store.ts";
import { createTokenVerifier } from "./temp-tokens.ts";
import { tidyJob } from "./tidy-job.ts";
import { createTokens } from "./tokens.ts";

interface AuthModule extends FeatureModule {
  /** By these the app knows its callers. */
  readonly tokens: TokenVerifier;
  /**
   * Makes sure that the person is there, for calls of other features that cannot be undone: by the password, or without it by a sign-in of the
   * last 15 minutes.
   * @throws AppError `Unauthorized`, `ACCESS_DENIED`, `LimitExceededException`, `reauthentication_required`.
   */
  reauthenticate(context: SignedInContext, password: string | undefined): Promise<void>;
  /** Resolves when what calls have left to be written is written. */
  settled(): Promise<void>;
  endSessions(transaction: Transaction, userId: string, now: Date): Promise<void>;
}

export function authModule(platform: Platform, profile: ProfilePort): AuthModule {
  const tokens = createTokens(platform.secrets, platform.clock);
  const seen = createSeenGenerations(platform);
  const deps = { ...platform, profile, passwords: createPasswords(), tokens };
  return {
    domain: "auth",
    endpoints: endpointsOf(authContract, authHandlers(deps)),
    jobs: [mailSecretJob(deps), tidyJob(deps)],
    personalData: personalTables(platform.database, {
      auth_email: {},
      auth_signup: {},
      auth_guest: {},
      auth_account: { secret: ["password_hash", "retired_password_hash"] },
      auth_session: {},
      auth_code: { secret: ["code_key", "code_digest"] },
      auth_one_time: { secret: ["secret_digest"] },
      auth_passkey: { secret: ["public_key"] },
    }),
    tokens: createTokenVerifier(tokens, seen, platform.database),
    settled: () => seen.settled(),
    endSessions: async (transaction, userId, now) =>
      void (await revokeOtherSessions(transaction, { userId, except: null, now })),
    reauthenticate: async (context, password) => void (await reauthenticate(deps, context, password)),
  };
}
