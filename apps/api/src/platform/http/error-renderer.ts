import { errorCatalogue, type ErrorBody, type ErrorCode } from "@candlewise/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sqlState } from "../database.ts";
import { AppError } from "../errors.ts";

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_EMPTY_TYPE: "unsupported_media_type",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

/** SQLSTATEs and system errors of a database that is away for a moment. */
const PASSING = new Set(["57P01", "57P02", "57P03", "53300", "08006", "ECONNREFUSED", "ECONNRESET", "ENOENT"]);

/** The one place where an error becomes an answer. What is not of the catalogue is logged and says nothing of itself. */
export function renderError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  const { status, reportable } = errorCatalogue[known.code];
  if (reportable) request.log.error({ err: error }, "a call failed");
  else if (status === 503) request.log.warn({ err: error }, "a call could not be served");
  if (known.retryAfter !== undefined) reply.header("retry-after", known.retryAfter);
  return reply.code(status).header("cache-control", "no-store").send(errorBody(known, request.id));
}

export function errorBody({ code, details }: AppError, requestId: string): ErrorBody {
  const body = { error: code, message: errorCatalogue[code].message, request_id: requestId };
  return details === undefined ? body : { ...body, details };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const fastifyCode = FASTIFY_CODES[code];
  if (fastifyCode !== undefined) return new AppError(fastifyCode);
  if (PASSING.has(sqlState(error) ?? code)) return new AppError("unavailable", { cause: error, retryAfter: 2 });
  if (isClientError(error)) return new AppError("validation_failed", { cause: error });
  return new AppError("internal", { cause: error });
}

/** Such as a body that is not JSON. */
function isClientError(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && error.statusCode === 400;
}
