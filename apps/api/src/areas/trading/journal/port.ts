import type { Database } from "#api/platform/database/database.ts";
import { factsOf } from "./entry-facts.ts";
import { listAllEntries, listPlans, listWrittenStops } from "./entry-search.ts";

/** What an entry contains. */
export interface PastEntry {
  readonly id: string;
  readonly isPlanned: boolean;
  readonly isReviewed: boolean;
  readonly namesFeeling: boolean;
  readonly followed: "yes" | "partly" | "no" | null;
  readonly at: Date;
}

/** What other features may use of the journal. */
export interface JournalPort {
  /** All entries, without their words. */
  entries(userId: string): Promise<readonly PastEntry[]>;
  /** Instruments with a plan, each with the second of its first plan. */
  plans(userId: string): Promise<readonly { readonly ticker: string; readonly at: number }[]>;
  /** Planned stop prices in 1e-4 USD, by the order that opened the trade. */
  plannedStops(userId: string): Promise<ReadonlyMap<string, bigint>>;
}

/** Reads only the journal's own tables, so it can be created before the features that the journal depends on. */
export function createJournalPort(database: Database): JournalPort {
  return {
    entries: async (userId) =>
      (await listAllEntries(database.kysely, userId)).map((entry) => {
        const { is_planned: isPlanned, is_reviewed: isReviewed, names_feeling, followed_plan } = factsOf(entry);
        const { entry_id: id, updated_at: at } = entry;
        return { id, isPlanned, isReviewed, namesFeeling: names_feeling, followed: followed_plan, at };
      }),
    plans: (userId) => listPlans(database.kysely, userId),
    plannedStops: (userId) => listWrittenStops(database.kysely, userId),
  };
}
