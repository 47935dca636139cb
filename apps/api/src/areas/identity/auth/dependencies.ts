import type { User } from "@candlewise/contracts/auth/schemas";
import type { Platform } from "#api/platform/feature.ts";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import type { Passwords } from "./secrets/passwords.ts";
import type { SecurityLog } from "./security-log/security-log.ts";
import type { Tokens } from "./tokens/tokens.ts";

/** What the auth feature needs from the user's profile; the app supplies it. */
export interface ProfilePort {
  /** @throws AppError `username_taken` or `username_reserved`. */
  create(
    transaction: Transaction,
    user: {
      userId: string;
      email: string;
      username: string;
      language: User["language"];
      timeZone: string;
      agreesToTerms: boolean;
      now: Date;
    },
  ): Promise<void>;
  /** @throws AppError `not_found` */
  load(queryable: Queryable, userId: string): Promise<User>;
  /** @throws AppError `username_taken` or `username_reserved`. */
  refuseUnlessFree(username: string): Promise<void>;
  /** The names among these that are free. */
  free(usernames: readonly string[]): Promise<string[]>;
  /** Notes the address for nodes of the previous release, which read it from the profile. */
  noteEmail(transaction: Transaction, userId: string, email: string): Promise<void>;
}

/** Dependencies of this feature's use cases. */
export interface AuthDependencies extends Pick<
  Platform,
  "database" | "clock" | "ids" | "limits" | "outbox" | "jobs" | "mail" | "secrets" | "publicUrl"
> {
  readonly profile: ProfilePort;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly security: SecurityLog;
}
