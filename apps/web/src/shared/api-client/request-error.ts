import type { ErrorBody, ErrorCode, ErrorFacts } from "@candlewise/contracts/errors";
import type { FetchBaseQueryError } from "@reduxjs/toolkit/query/react";
import { isRecord } from "#web/shared/storage/is-record.ts";

/** What a queueable call answers with when it waits in the outbox. */
export const QUEUED = { status: "CUSTOM_ERROR", error: "queued" } as const satisfies FetchBaseQueryError;

const hasStatus = (error: unknown): error is FetchBaseQueryError => isRecord(error) && "status" in error;

/** The call was made offline and will be sent later: go on as if it had worked. */
export const isQueued = (error: unknown): boolean =>
  hasStatus(error) && error.status === "CUSTOM_ERROR" && error.error === "queued";

/** The server was not reached or did not answer in time. */
export const isUnreachable = (error: unknown): boolean =>
  hasStatus(error) && (error.status === "FETCH_ERROR" || error.status === "TIMEOUT_ERROR");

/** Beyond that, a gateway or the server itself says that it is down for a moment. */
export const isServerDown = (error: unknown): boolean =>
  isUnreachable(error) ||
  ([502, 503, 504].includes(statusOf(error) ?? 0) && [null, "unavailable"].includes(errorCodeOf(error)));

export const statusOf = (error: unknown): number | null =>
  hasStatus(error) && typeof error.status === "number" ? error.status : null;

/** The body of an error answer of our server, or null for any other error. */
export function errorBodyOf(error: unknown): ErrorBody | null {
  if (!hasStatus(error) || typeof error.status !== "number" || !isRecord(error.data)) return null;
  return isOurs(error.data) ? error.data : null;
}

/** Gateways may answer with an `error` of their own, but without the id of a request. The list of all codes would be too much for every page. */
const isOurs = (data: object): data is ErrorBody =>
  "error" in data && typeof data.error === "string" && "request_id" in data && typeof data.request_id === "string";

export const errorCodeOf = (error: unknown): ErrorCode | null => errorBodyOf(error)?.error ?? null;

/** What an error of this code tells beyond it; null for every other error. */
export function factsOf<Code extends keyof ErrorFacts>(error: unknown, code: Code): ErrorFacts[Code] | null {
  const body = errorBodyOf(error);
  return body?.error === code && body.facts ? (body.facts as ErrorFacts[Code]) : null;
}
