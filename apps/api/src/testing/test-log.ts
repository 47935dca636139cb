import type { Logger } from "pino";
import { z } from "zod";
import { createLog } from "#api/platform/log.ts";

const EntrySchema = z.looseObject({
  level: z.number(),
  msg: z.string(),
  err: z.looseObject({ message: z.string() }).optional(),
});
type LogEntry = z.output<typeof EntrySchema>;

const ERROR_LEVEL = 50;

/** A log that records lines; errors a test does not collect fail it. */
export interface TestLog {
  readonly log: Logger;
  readonly entries: LogEntry[];
  /** Returns the errors logged so far and marks them as expected. */
  readonly takeErrors: () => LogEntry[];
}

export function createTestLog(): TestLog {
  const entries: LogEntry[] = [];
  const log = createLog("debug", {
    destination: { write: (line) => void entries.push(EntrySchema.parse(JSON.parse(line))) },
  });
  return {
    log,
    entries,
    takeErrors() {
      const errors = entries.filter(({ level }) => level >= ERROR_LEVEL);
      for (const error of errors) entries.splice(entries.indexOf(error), 1);
      return errors;
    },
  };
}
