import { guestUuid } from "@candlewise/domain/auth/guest";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import type { CallContext, HiddenFor, Language, TokenVerifier } from "#api/platform/http/endpoint.ts";
import { personalDataOf, type DomainData } from "#api/platform/personal-data.ts";
import { authModule } from "./auth/module.ts";
import { createAuthPort } from "./auth/port.ts";
import { feedbackModule } from "./feedback/module.ts";
import { geoModule } from "./geo/module.ts";
import { privacyModule } from "./privacy/module.ts";
import { privacyPort } from "./privacy/port.ts";
import type { ProfilePorts } from "./profile/dependencies.ts";
import { profileModule } from "./profile/module.ts";
import { createProfilePort, type ProfilePort } from "./profile/port.ts";

/** How a learner can be written to. */
interface Contact {
  readonly language: Language;
  /** Null while nobody has proven to receive its emails. */
  readonly email: string | null;
}

/** What other areas may ask about people. */
export interface IdentityPort extends Pick<ProfilePort, "learnerSettings" | "facesOf" | "avatarUrl"> {
  /** Null for a user who does not exist, or is about to be deleted. */
  contactOf(userId: string): Promise<Contact | null>;
  /** To whom a receipt goes: like `contactOf`, but any address of the account, and until it is deleted. */
  addresseeOf(db: Queryable, userId: string): Promise<{ readonly email: string; readonly language: Language } | null>;
  /** The caller's country, alpha-2; null if unknown. */
  countryOf(caller: Pick<CallContext, "ip" | "edge">): string | null;
  /**
   * Mails a link to the screens of the plan, if an account has the address.
   * @throws AppError `LimitExceededException`
   */
  mailPlanLink(context: CallContext, email: string): Promise<void>;
  /** Usernames in the order of the ids; null for a user who does not exist. */
  usernames(userIds: readonly string[]): Promise<(string | null)[]>;
  /** The UUID of the guest that a temporary token proves; null for any other token. */
  guestOf(token: string): Promise<string | null>;
}

interface IdentitySettings {
  /** File of the country database; the shipped one when absent. */
  readonly countryDatabase: string | undefined;
  /** Address that receives feedback. */
  readonly operator: string | null;
}

/** What profiles and exports show of other areas. */
interface IdentityNeeds extends ProfilePorts {
  /** Personal data of every feature outside this area. */
  readonly personalData: readonly DomainData[];
  /** The account is to be deleted: runs in the transaction of the request. */
  leaving(transaction: Transaction, userId: string): Promise<void>;
}

interface Identity {
  readonly port: IdentityPort;
  readonly verifier: TokenVerifier;
  readonly hiddenFor: HiddenFor;
  /** Resolves when all background writes are done. */
  settled(): Promise<void>;
  /** Built last: other areas need this area's port, and profiles and exports show other areas' data. */
  features(needs: IdentityNeeds): FeatureModule[];
}

/** Accounts, profiles, countries, feedback and personal data. */
export function identityArea(platform: Platform, { countryDatabase, operator }: IdentitySettings): Identity {
  const geo = geoModule({ databaseFile: countryDatabase });
  const authPort = createAuthPort();
  const profilePort = createProfilePort(platform, authPort);
  const auth = authModule(platform, profilePort.account);
  return {
    port: {
      learnerSettings: profilePort.learnerSettings,
      facesOf: profilePort.facesOf,
      async contactOf(userId) {
        const { kysely } = platform.database;
        const [language, email, isLeaving] = await Promise.all([
          profilePort.languageOf(userId),
          authPort.confirmedEmailOf(kysely, userId),
          privacyPort.isLeaving(kysely, userId),
        ]);
        return language === null || isLeaving ? null : { language, email };
      },
      async addresseeOf(db, userId) {
        try {
          const { email, language } = await profilePort.account.load(db, userId);
          return { email, language };
        } catch (error) {
          if (error instanceof AppError && error.code === "not_found") return null;
          throw error;
        }
      },
      countryOf: (caller) => geo.countryOf(caller),
      mailPlanLink: (context, email) => auth.mailPlanLink(context, email),
      usernames: profilePort.usernames,
      avatarUrl: profilePort.avatarUrl,
      guestOf: async (token) => guestUuid((await auth.tokens.verifyTemp(token, ["guest"]))?.userId ?? ""),
    },
    verifier: auth.tokens,
    hiddenFor: (caller) => geo.hiddenFor(caller),
    settled: () => auth.settled(),
    features({ personalData, ...needs }) {
      const profile = profileModule(platform, { ...needs, ...authPort });
      const feedback = feedbackModule(platform, {
        operator,
        usernameOf: async (userId) => (await profilePort.account.load(platform.database.kysely, userId)).username,
        usernamesOf: (userIds) => profilePort.usernames(userIds),
        nameDevice: (userAgent) => auth.nameDevice(userAgent),
      });
      const others = [auth, profile, feedback, geo];
      const privacy = privacyModule(platform, {
        personalData: [...personalDataOf(others), ...personalData],
        loadUser: (queryable, userId) => profilePort.account.load(queryable, userId),
        isEmailVerified: (userId) => auth.isEmailVerified(userId),
        confirmPassword: (context, password) => auth.reauthenticate(context, password),
        noteSecurity: (event, context) => auth.security.note(event, context, context),
        deviceOf: ({ userAgent }) => auth.nameDevice(userAgent),
        endSessions: (transaction, userId, now) => auth.endSessions(transaction, userId, now),
        leaving: (transaction, userId) => needs.leaving(transaction, userId),
      });
      return [...others, privacy];
    },
  };
}
