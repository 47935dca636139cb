import { refusal, type ErrorKinds } from "./error-kind.ts";
import { analyzerErrors } from "./analyzer/errors.ts";
import { authErrors } from "./auth/errors.ts";
import { briefsErrors } from "./briefs/errors.ts";
import { challengesErrors } from "./challenges/errors.ts";
import { chartsErrors } from "./charts/errors.ts";
import { engagementErrors } from "./engagement/errors.ts";
import { freemiumErrors, type FreemiumErrorFacts } from "./freemium/errors.ts";
import { journalErrors } from "./journal/errors.ts";
import { learningErrors, type LearningErrorFacts } from "./learning/errors.ts";
import { marketErrors } from "./market/errors.ts";
import { notificationsErrors } from "./notifications/errors.ts";
import { paymentsErrors } from "./payments/errors.ts";
import { profileErrors } from "./profile/errors.ts";
import { replayErrors } from "./replay/errors.ts";
import { rewardsErrors } from "./rewards/errors.ts";
import { shopErrors } from "./shop/errors.ts";
import { simulatorErrors } from "./simulator/errors.ts";
import { subscriptionsErrors } from "./subscriptions/errors.ts";

const platformErrors = {
  validation_failed: refusal(400, "The request is invalid."),
  Unauthorized: refusal(401, "User is not authenticated"),
  forbidden_origin: refusal(403, "Cross-site requests are not allowed."),
  not_found: refusal(404, "Not found."),
  method_not_allowed: refusal(405, "This method is not allowed here."),
  request_timeout: refusal(408, "The request took too long to arrive."),
  payload_too_large: refusal(413, "The request is too large."),
  unsupported_media_type: refusal(415, "This content type is not supported."),
  too_many_requests: refusal(429, "Too many requests. Wait a moment and try again."),
  internal: { status: 500, reportable: true, message: "Something went wrong on our side." },
  unavailable: refusal(503, "The server cannot do this now. Try again in a moment."),
} as const satisfies ErrorKinds;

/** Errors of routes that take an `Idempotency-Key`. */
export const idempotencyErrors = {
  idempotency_key_reused: refusal(422, "This idempotency key belongs to another request."),
  call_in_progress: refusal(409, "The first call with this key is still running."),
} as const satisfies ErrorKinds;

/** Errors by declaring domain; `platform` errors apply to every endpoint. */
export const errorsByDomain = {
  platform: platformErrors,
  idempotency: idempotencyErrors,
  analyzer: analyzerErrors,
  auth: authErrors,
  briefs: briefsErrors,
  challenges: challengesErrors,
  charts: chartsErrors,
  engagement: engagementErrors,
  freemium: freemiumErrors,
  journal: journalErrors,
  learning: learningErrors,
  market: marketErrors,
  notifications: notificationsErrors,
  payments: paymentsErrors,
  profile: profileErrors,
  replay: replayErrors,
  rewards: rewardsErrors,
  shop: shopErrors,
  simulator: simulatorErrors,
  subscriptions: subscriptionsErrors,
} as const satisfies Readonly<Record<string, ErrorKinds>>;

/**
 * Every error the API can return. Access to other people's data is 404 and a paywall 402, because clients refresh their token on 401 and 403.
 * PascalCase names are those of the authentication service, which clients already know.
 */
export const errorCatalogue = {
  ...platformErrors,
  ...idempotencyErrors,
  ...analyzerErrors,
  ...authErrors,
  ...briefsErrors,
  ...challengesErrors,
  ...chartsErrors,
  ...engagementErrors,
  ...freemiumErrors,
  ...journalErrors,
  ...learningErrors,
  ...marketErrors,
  ...notificationsErrors,
  ...paymentsErrors,
  ...profileErrors,
  ...replayErrors,
  ...rewardsErrors,
  ...shopErrors,
  ...simulatorErrors,
  ...subscriptionsErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Facts that some errors carry beside their code, for the client to act on. */
export interface ErrorFacts extends LearningErrorFacts, FreemiumErrorFacts {}

/** Codes that any endpoint may return. */
export const commonErrors: readonly ErrorCode[] = Object.keys(platformErrors).filter(isErrorCode);

/** Body of every response that is not 2xx. */
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  request_id: string;
  /** For `validation_failed`: each problem with its path in the request, for example `body.email`. */
  details?: { path: string; message: string }[];
  /** For the codes of `ErrorFacts`. */
  facts?: ErrorFacts[keyof ErrorFacts];
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorCatalogue, value);
}
