import { weekOf } from "@candlewise/domain/leaderboard/week";
import { closeWeeks } from "#apps/api/src/areas/engagement/leaderboard/week-jobs.ts";
import { systemClock } from "#apps/api/src/platform/clock.ts";
import { createOutbox } from "#apps/api/src/platform/events/outbox.ts";
import { systemIds } from "#apps/api/src/platform/ids.ts";
import { openDatabase } from "#apps/api/src/platform/database/database.ts";
import { createLog } from "#apps/api/src/platform/log.ts";

// A process that closes the weeks before this one, and prints how many cohorts it closed.
const [host = ""] = process.argv.slice(2);
const database = openDatabase({
  connection: { host, port: 5432, user: "candlewise", database: "candlewise" },
  poolSize: 2,
  hasPreparedStatements: true,
  log: createLog("silent"),
});
const closed = await closeWeeks({
  database,
  clock: systemClock,
  outbox: createOutbox({ ids: systemIds, onWrite: () => undefined }),
});
process.send?.({ closed, week: weekOf(systemClock.now()) });
await database.close();
process.disconnect?.();
