import { errorCatalogue, type ErrorBody, type ErrorCode } from "@candlewise/contracts/errors";

/** Refuses a call with a code of the catalogue; the endpoint must list that code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody["details"];
  /** Seconds until trying again makes sense; sent as `retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { details?: ErrorBody["details"]; retryAfter?: number; cause?: unknown } = {}) {
    super(errorCatalogue[code].message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** Something outside the program keeps it from starting. Printed without a stack; `hint` says what to do about it. */
export class StartupError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = "StartupError";
    this.hint = hint;
  }
}
