import type { Queryable } from "#api/platform/database/database.ts";
import { findErasure } from "./erasure-store.ts";

/** What other features may ask about personal data. */
export interface PrivacyPort {
  /** Whether the account is scheduled for deletion, or deleted. */
  isLeaving(db: Queryable, userId: string): Promise<boolean>;
}

export const privacyPort: PrivacyPort = {
  isLeaving: async (db, userId) => (await findErasure(db, userId)) !== undefined,
};
