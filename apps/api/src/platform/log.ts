import type { Logger } from "pino";

/** The logging calls a feature may use: an object of facts first, then a fixed sentence. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;
