import type { User } from "@candlewise/contracts/auth/schemas";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { DomainData } from "#api/platform/personal-data.ts";

/** What privacy needs from other features; the app supplies it. */
export interface PrivacyPorts {
  /** Personal data of every other feature, by domain; the module adds its own. */
  readonly personalData: readonly DomainData[];
  /** @throws AppError `not_found` */
  loadUser(queryable: Queryable, userId: string): Promise<User>;
  /** Whether the user has proven to receive the emails to their address. */
  isEmailVerified(userId: string): Promise<boolean>;
  /** @throws AppError `ACCESS_DENIED`, `LimitExceededException`, `Unauthorized` */
  confirmPassword(context: SignedInContext, password: string): Promise<void>;
  /** Records a security event of the caller's account, after the transaction. */
  noteSecurity(event: "export_requested" | "erasure_requested" | "erasure_cancelled", context: SignedInContext): void;
  /** Name of the caller's device for emails. */
  deviceOf(context: SignedInContext): string;
  endSessions(transaction: Transaction, userId: string, now: Date): Promise<void>;
  /** Ends what must not go on while the account waits for its deletion, such as subscriptions. */
  leaving(transaction: Transaction, userId: string): Promise<void>;
}

/** Dependencies of this feature's use cases. */
export interface PrivacyDependencies
  extends
    Pick<Platform, "database" | "clock" | "ids" | "jobs" | "limits" | "mail" | "objects" | "publicUrl">,
    PrivacyPorts {
  /** 32 bytes. */
  readonly linkKey: Buffer;
}
