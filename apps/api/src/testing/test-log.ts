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

/** A log that keeps what is written; errors that a test does not take fail it. */
export interface TestLog {
  readonly log: Logger;
  readonly entries: LogEntry[];
  /** The errors logged so far, which are then expected. */
  readonly takeErrors: () => LogEntry[];
}

export function createTestLog(): TestLog {
  const entries: LogEntry[] = [];
  const log = createLog("debug", { write: (line) => void entries.push(EntrySchema.parse(JSON.parse(line))) });
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
