import { errorCatalogue, type ErrorBody, type ErrorCode, type ErrorFacts } from "@candlewise/contracts/errors";

interface AppErrorOptions {
  readonly details?: ErrorBody["details"];
  readonly facts?: ErrorBody["facts"];
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** Refuses a call with a code of the error catalog, which the endpoint must list. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody["details"];
  readonly facts: ErrorBody["facts"];
  /** Seconds until a retry makes sense; sent as `retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(errorCatalogue[code].message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details;
    this.facts = options.facts;
    this.retryAfter = options.retryAfter;
  }

  /** An error with the facts that the client needs to continue. */
  static withFacts<Code extends keyof ErrorFacts>(code: Code, facts: ErrorFacts[Code]): AppError {
    return new AppError(code, { facts });
  }
}

/** Whether a file could not be written because there is no space, or no more for this user. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** An external cause prevents the start. Printed without a stack trace; `hint` says what to do. */
export class StartupError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = "StartupError";
    this.hint = hint;
  }
}
