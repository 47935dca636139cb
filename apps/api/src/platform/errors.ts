import { errorCatalogue, type ErrorBody, type ErrorCode } from "@candlewise/contracts/errors";

/** Refuses a call with a code of the error catalog, which the endpoint must list. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody["details"];
  /** Seconds until a retry makes sense; sent as `retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { details?: ErrorBody["details"]; retryAfter?: number; cause?: unknown } = {}) {
    super(errorCatalogue[code].message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** An external cause prevents the start. Printed without a stack trace; `hint` says what to do. */
export class StartupError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = "StartupError";
    this.hint = hint;
  }
}
