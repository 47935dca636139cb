import type { Database } from "#api/platform/database/database.ts";
import { listPlans, listWrittenStops } from "./entry-search.ts";

/** What other features may use of the journal. */
export interface JournalPort {
  /** Instruments with a plan, each with the second of its first plan. */
  plans(userId: string): Promise<readonly { readonly ticker: string; readonly at: number }[]>;
  /** Planned stop prices in 1e-4 USD, by the order that opened the trade. */
  plannedStops(userId: string): Promise<ReadonlyMap<string, bigint>>;
}

/** Reads only the journal's own tables, so it can be created before the features that the journal depends on. */
export function createJournalPort(database: Database): JournalPort {
  return {
    plans: (userId) => listPlans(database.kysely, userId),
    plannedStops: (userId) => listWrittenStops(database.kysely, userId),
  };
}
