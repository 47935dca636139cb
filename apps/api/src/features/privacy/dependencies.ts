import type { User } from "@candlewise/contracts/auth/schemas";
import type { Queryable, Transaction } from "#api/platform/database.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import type { PersonalData } from "#api/platform/personal-data.ts";

/** What privacy needs of other features; the app supplies it. */
export interface PrivacyPorts {
  /** Of every feature, by its domain, this one included. */
  personalData(): readonly (readonly [domain: string, data: PersonalData])[];
  /** @throws AppError `not_found` */
  loadUser(queryable: Queryable, userId: string): Promise<User>;
  /** @throws AppError `ACCESS_DENIED`, `LimitExceededException`, `Unauthorized` */
  confirmPassword(context: SignedInContext, password: string): Promise<void>;
  endSessions(transaction: Transaction, userId: string, now: Date): Promise<void>;
}

/** Everything a use case of this feature works with. */
export interface PrivacyDependencies
  extends Pick<Platform, "database" | "clock" | "ids" | "jobs" | "mail" | "objects" | "publicUrl">, PrivacyPorts {
  /** 32 bytes. */
  readonly linkKey: Buffer;
}
