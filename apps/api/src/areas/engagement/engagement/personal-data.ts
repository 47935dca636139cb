import type { Database } from "#api/platform/database/database.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";

/** Everything engagement stores about a person. */
export const engagementData = (database: Database): PersonalData =>
  personalTables(database, {
    engagement_streak_day: {},
    engagement_freeze: {},
    engagement_coin_entry: {},
    engagement_wallet: {},
  });
