import type { Queryable } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import { findAccount } from "./accounts/account-store.ts";

/** What other features may ask about accounts. It depends on no other feature, so it is created first. */
export interface AuthPort {
  /** The address of an account. @throws AppError `not_found` */
  emailOf(queryable: Queryable, userId: string): Promise<string>;
  /** The address of an account that its owner has proven; null without one. */
  confirmedEmailOf(queryable: Queryable, userId: string): Promise<string | null>;
}

export function createAuthPort(): AuthPort {
  return {
    async emailOf(queryable, userId) {
      const account = await findAccount(queryable, userId);
      if (!account) throw new AppError("not_found");
      return account.email;
    },
    async confirmedEmailOf(queryable, userId) {
      const account = await findAccount(queryable, userId);
      return account?.email_verified_at ? account.email : null;
    },
  };
}
