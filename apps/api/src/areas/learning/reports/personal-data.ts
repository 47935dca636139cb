import type { Database } from "#api/platform/database/database.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import { forgetResolver } from "./inbox-store.ts";

/** What a learner reported; which operator resolved it belongs to that operator. */
export function reportsData(database: Database): PersonalData {
  const tables = personalTables(database, { reports_question: { secret: ["resolved_by"] } });
  return {
    ...tables,
    async erase(transaction, userId) {
      await tables.erase(transaction, userId);
      await forgetResolver(transaction, userId);
    },
  };
}
