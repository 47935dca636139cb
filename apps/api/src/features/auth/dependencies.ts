import type { User } from "@candlewise/contracts/auth/schemas";
import type { Platform } from "#api/platform/feature.ts";
import type { Queryable, Transaction } from "#api/platform/database.ts";
import type { Passwords } from "./passwords.ts";
import type { Tokens } from "./tokens.ts";

/** What the auth feature needs of the user's profile; the app supplies it. */
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
  /** Those of the names that can be taken. */
  free(usernames: readonly string[]): Promise<string[]>;
  changeEmail(transaction: Transaction, userId: string, email: string): Promise<void>;
}

/** Everything a use case of this feature works with. */
export interface AuthDependencies extends Pick<
  Platform,
  "database" | "clock" | "ids" | "limits" | "outbox" | "jobs" | "mail" | "secrets" | "publicUrl"
> {
  readonly profile: ProfilePort;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
}
