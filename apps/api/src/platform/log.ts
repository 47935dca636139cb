import { pino, type DestinationStream, type Logger } from "pino";

/** The log methods a feature may use: an object of fields first, then a constant message. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** Fields that must never be logged, up to two levels deep in the object. */
const SECRET = ["authorization", "cookie", "set-cookie", "email", "password", "token", "access_token", "temp_token"];

interface LogOptions {
  readonly destination?: DestinationStream;
  /** Fields of every line, such as the name of the node. */
  readonly base?: Readonly<Record<string, string>>;
}

export function createLog(level: string, { destination, base = {} }: LogOptions = {}): Logger {
  const quoted = SECRET.map((name) => `["${name}"]`);
  const paths = [...quoted, ...quoted.map((name) => `*${name}`), ...quoted.map((name) => `*.*${name}`)];
  const options = {
    level,
    base,
    redact: { paths, censor: "[redacted]" },
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Logs only what describes the failure: a database error also carries rows, statements and its connection. */
function describeError(error: unknown): unknown {
  // The job queue reports errors as plain objects.
  if (typeof error !== "object" || error === null) return { message: String(error) };
  const { name, message, stack, cause, code }: Partial<Error & { code: unknown }> = error;
  return { name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
