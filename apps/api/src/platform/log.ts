import { pino, type DestinationStream, type Logger } from "pino";

/** The logging calls a feature may use: an object of facts first, then a fixed sentence. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** Facts that must never be written, wherever in the object they stand (two levels deep). */
const SECRET = ["authorization", "cookie", "set-cookie", "email", "password", "token", "access_token", "temp_token"];

export function createLog(level: string, destination?: DestinationStream): Logger {
  const quoted = SECRET.map((name) => `["${name}"]`);
  const paths = [...quoted, ...quoted.map((name) => `*${name}`), ...quoted.map((name) => `*.*${name}`)];
  const options = {
    level,
    base: {},
    redact: { paths, censor: "[redacted]" },
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Only what tells the fault: a database error also carries rows, statements and its connection. */
function describeError(error: unknown): unknown {
  // The job queue reports plain objects with the fields of an error.
  if (typeof error !== "object" || error === null) return { message: String(error) };
  const { name, message, stack, cause, code }: Partial<Error & { code: unknown }> = error;
  return { name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
