import pg from "pg";

/** Why the database is unavailable. */
export type Trouble =
  | "connection"
  | "silent"
  | "read-only"
  | "starting-or-stopping"
  | "resources"
  | "statement-limit"
  | "lock-limit"
  | "overload";

/** A transient failure of the database: a retry may succeed. Answered with 503 and `retry-after`. */
export class DatabaseUnavailable extends Error {
  readonly kind: Trouble;

  constructor(kind: Trouble, reason: string, options?: { cause?: unknown }) {
    super(`The database is not available: ${reason}`, options);
    this.name = "DatabaseUnavailable";
    this.kind = kind;
  }
}

const TROUBLE_BY_STATE: Readonly<Record<string, Trouble>> = {
  "25006": "read-only",
  "25P03": "connection",
  "55P03": "lock-limit",
  "57014": "statement-limit",
  "57P01": "starting-or-stopping",
  "57P02": "starting-or-stopping",
  "57P03": "starting-or-stopping",
  "57P05": "connection",
};

/** Class 08 is a connection failure; class 53 means out of disk, memory or connections. */
const TROUBLE_BY_CLASS: Readonly<Record<string, Trouble>> = { "08": "connection", "53": "resources" };

const READ_TIMEOUT = "Query read timeout";
/** What the driver says of a query on a connection that broke before it, while its socket is not closed yet. */
const BROKEN = /^Client has encountered a connection error/;

/** Classifies the error of a query; null when the statement itself is wrong. `isLost`: the connection broke. */
export function troubleOf(error: unknown, isLost: boolean): Trouble | null {
  if (error instanceof pg.DatabaseError) {
    const { code = "" } = error;
    const known = TROUBLE_BY_STATE[code] ?? TROUBLE_BY_CLASS[code.slice(0, 2)];
    return known ?? null;
  }
  if (error instanceof Error && error.message === READ_TIMEOUT) return "silent";
  const isBroken = error instanceof Error && BROKEN.test(error.message);
  return isLost || isBroken ? "connection" : null;
}

/** SQLSTATEs of a serialization failure and a deadlock: the whole transaction may be retried. */
const REPEATABLE = new Set(["40001", "40P01"]);

export const isRepeatable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && REPEATABLE.has(error.code ?? "");

/** Whether a retry of the same call may succeed. */
export const isPassing = (error: unknown): boolean => error instanceof DatabaseUnavailable || isRepeatable(error);
