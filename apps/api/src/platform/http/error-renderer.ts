import { errorCatalogue, type ErrorBody, type ErrorCode } from "@candlewise/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable, isPassing } from "../database/unavailable.ts";
import { AppError, isDiskFull } from "../errors.ts";

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_EMPTY_TYPE: "unsupported_media_type",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

/** Seconds a client should wait before retrying a call that failed because of the database. */
const RETRY_AFTER = 2;
/** The same when the disk is full, which somebody has to mend. */
const RETRY_AFTER_FULL_DISK = 60;

/** The only place that turns errors into responses. An unknown error is logged, and its response reveals no details. */
export function renderError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  const { status, reportable } = errorCatalogue[known.code];
  if (reportable) request.log.error({ err: error }, "a request failed");
  // The database logs its outage itself, once instead of per call.
  else if (status === 503 && !(error instanceof DatabaseUnavailable)) {
    request.log.warn({ err: error }, "a request could not be served");
  }
  if (known.retryAfter !== undefined) reply.header("retry-after", known.retryAfter);
  return reply.code(status).header("cache-control", "no-store").send(errorBody(known, request.id));
}

export function errorBody({ code, details, facts }: AppError, requestId: string): ErrorBody {
  const [only, ...others] = code === "validation_failed" ? (details ?? []) : [];
  // A single fault also appears in the message (S5.01, S5.02).
  const message = only !== undefined && others.length === 0 ? only.message : errorCatalogue[code].message;
  return {
    error: code,
    message,
    request_id: requestId,
    ...(details !== undefined && { details }),
    ...(facts !== undefined && { facts }),
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const fastifyCode = FASTIFY_CODES[code];
  if (fastifyCode !== undefined) return new AppError(fastifyCode);
  if (isPassing(error)) return new AppError("unavailable", { cause: error, retryAfter: RETRY_AFTER });
  if (isDiskFull(error)) return new AppError("unavailable", { cause: error, retryAfter: RETRY_AFTER_FULL_DISK });
  if (isClientError(error)) return new AppError("validation_failed", { cause: error });
  return new AppError("internal", { cause: error });
}

/** Such as a body that is not JSON. */
function isClientError(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && error.statusCode === 400;
}
