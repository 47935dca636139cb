import { authContract } from "@candlewise/contracts/auth/schemas";
import type { Transaction } from "#api/platform/database/database.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import {
  endpointsOf,
  type CallContext,
  type SignedInContext,
  type TokenVerifier,
} from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import { findAccount } from "./accounts/account-store.ts";
import type { ProfilePort } from "./dependencies.ts";
import { emailChangeCode } from "./emails/email-change-code.ts";
import { emailChanged } from "./emails/email-changed.ts";
import { emailConfirmCode } from "./emails/email-confirm-code.ts";
import { newSignIn } from "./emails/new-sign-in.ts";
import { passkeyAdded } from "./emails/passkey-added.ts";
import { passkeyRemoved } from "./emails/passkey-removed.ts";
import { passwordChanged } from "./emails/password-changed.ts";
import { passwordCode } from "./emails/password-code.ts";
import { planLink } from "./emails/plan-link.ts";
import { sessionReused } from "./emails/session-reused.ts";
import { sessionsEnded } from "./emails/sessions-ended.ts";
import { signInLink } from "./emails/sign-in-link.ts";
import { mailCodeJob, mailSecretJob, requestLink } from "./secrets/mailed-secrets.ts";
import { createPasswords } from "./secrets/passwords.ts";
import { reauthenticate } from "./secrets/reauthenticate.ts";
import { authHandlers } from "./routes.ts";
import { createSecurityLog, type SecurityLog } from "./security-log/security-log.ts";
import { nameDevice } from "./sessions/device.ts";
import { createSeenGenerations } from "./sessions/seen-generations.ts";
import { revokeOtherSessions } from "./sessions/session-store.ts";
import { createTokenVerifier } from "./tokens/temp-tokens.ts";
import { tidyJob } from "./tidy-job.ts";
import { createTokens } from "./tokens/tokens.ts";

interface AuthModule extends FeatureModule {
  /** How the app identifies its callers. */
  readonly tokens: TokenVerifier;
  /**
   * Confirms that the account's owner makes the call, for irreversible calls of other features: by the password, or by a sign-in
   * within the last 15 minutes.
   * @throws AppError `Unauthorized`, `ACCESS_DENIED`, `LimitExceededException`, `reauthentication_required`.
   */
  reauthenticate(context: SignedInContext, password: string | undefined): Promise<void>;
  isEmailVerified(userId: string): Promise<boolean>;
  /** @throws AppError `LimitExceededException` */
  mailPlanLink(context: CallContext, email: string): Promise<void>;
  readonly security: SecurityLog;
  nameDevice(userAgent: string): string;
  /** Resolves when all background writes are done. */
  settled(): Promise<void>;
  endSessions(transaction: Transaction, userId: string, now: Date): Promise<void>;
}

export function authModule(platform: Platform, profile: ProfilePort): AuthModule {
  const tokens = createTokens(platform.secrets, platform.clock);
  const seen = createSeenGenerations(platform);
  const security = createSecurityLog(platform);
  const deps = { ...platform, profile, passwords: createPasswords(), tokens, security };
  return {
    domain: "auth",
    endpoints: endpointsOf(authContract, authHandlers(deps)),
    jobs: [mailCodeJob(deps), mailSecretJob(deps), tidyJob(deps)],
    emails: [
      emailChangeCode,
      emailChanged,
      emailConfirmCode,
      newSignIn,
      passkeyAdded,
      passkeyRemoved,
      passwordChanged,
      passwordCode,
      planLink,
      sessionReused,
      sessionsEnded,
      signInLink,
    ],
    personalData: personalTables(platform.database, {
      auth_email: {},
      auth_signup: {},
      auth_guest: {},
      auth_operator: {},
      auth_account: { secret: ["password_hash", "retired_password_hash"] },
      auth_session: {},
      auth_code: { secret: ["code_key", "code_digest"] },
      auth_one_time: { secret: ["secret_digest"] },
      auth_security_event: {},
      auth_passkey: { secret: ["public_key"] },
    }),
    tokens: createTokenVerifier(tokens, seen, platform.database),
    isEmailVerified: async (userId) => {
      const account = await findAccount(platform.database.kysely, userId);
      return account !== undefined && account.email_verified_at !== null;
    },
    mailPlanLink: (context, email) => requestLink(deps, context, email, "plan-link"),
    security,
    nameDevice,
    settled: async () => void (await Promise.all([seen.settled(), security.settled()])),
    endSessions: async (transaction, userId, now) =>
      void (await revokeOtherSessions(transaction, { userId, except: null, now })),
    reauthenticate: async (context, password) => void (await reauthenticate(deps, context, password)),
  };
}
